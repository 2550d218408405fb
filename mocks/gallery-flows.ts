import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { REFUSALS, type Refusal } from '#contracts/calls/refusals.ts'
import type { TalkStatus } from '#contracts/calls/talk-status.ts'
import type { TeamMessage } from '#contracts/calls/team-message.ts'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { planIn } from '#contracts/plan/plan-address.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import type { Language } from '#contracts/values/language.ts'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { consultationMachine, type InquiryFormName, visaCaseMachine } from '#machines/inquiry.ts'
import { planMachine } from '#machines/plan.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { sentenceMachine } from '#machines/sentence.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { teamMessageMachine } from '#machines/team-message.ts'
import { waitingMessagesMachine } from '#machines/waiting-messages.ts'
import { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import type { Example } from './example.ts'
import {
  AGREED,
  ALSO_WAITING,
  COPY_ONLY,
  completeBooking,
  completeConsultation,
  completeContact,
  completeSignUp,
  completeVisaCase,
  DECLINED,
  DELIVER,
  DELIVERED,
  DIPLOMA,
  ENQUEUE,
  EXPIRED,
  FILM,
  GIVE_BACK,
  HELD,
  KEY,
  mistyped,
  OWN_MESSAGE,
  PROPOSED,
  RECALL_BOOKING,
  RECALL_CONTACT,
  RECEIPT,
  REFUSED,
  recall,
  SUBMIT,
  TALK_STARTS,
  TEAM_MESSAGE,
  TOKEN,
  WAITING,
} from './examples.ts'

/** Flow in the gallery, with events that together reach every state of its machine. */
export interface GalleryFlow {
  machine: AnyStateMachine
  /** Path of the page, without language prefix. */
  path: string
  events: (locale: Language) => readonly (AnyEventObject | Example)[]
  /** State paths that the gallery omits, because they last only a moment or show nothing. */
  unseen?: readonly string[]
}

const named = (name: string, event: AnyEventObject): Example => ({ name, event })

const throttled = (locale: Language) => ({
  status: REFUSALS.throttled.status,
  sentence: REFUSALS.throttled.error[locale],
  retryAfterS: 600,
})

const refused = ({ status, error }: Refusal, locale: Language) => ({
  status,
  sentence: error[locale],
  retryAfterS: null,
})

const NO_CONNECTION = new TypeError('Failed to fetch')
const NO_STORAGE = new Error('No storage here')

const outcomes = (actor: string, locale: Language) => [
  named('receipt', { type: `xstate.done.actor.${actor}`, output: RECEIPT }),
  ...failures(actor, locale),
]

const failures = (actor: string, locale: Language) => [
  named('no connection', { type: `xstate.error.actor.${actor}`, error: NO_CONNECTION }),
  named('too many', { type: `xstate.error.actor.${actor}`, error: throttled(locale) }),
]

/** Responses to a sent form, one for each status of the confirmation e-mail. */
const RECEIPTS = (['sent', 'later', 'none'] as const).map((receipt) =>
  named(receipt, { type: 'xstate.done.actor.send', output: { ...RECEIPT, receipt } }),
)

const QUEUE_EVENTS = [
  named('a message', ENQUEUE),
  { type: 'xstate.done.actor.enqueue' },
  named('storage is full', { type: 'xstate.error.actor.enqueue', error: NO_STORAGE }),
  DELIVER,
  GIVE_BACK,
]

const draft = (form: object) => named('a draft', { type: 'restore', draft: { form, idempotencyKey: null } })
const receipt = (recalled: AnyEventObject) => named('a receipt', recalled)

/** Returns example events of a form. `forms` maps names, which the development panel shows, to example contents. */
const formEvents =
  (forms: Record<string, object>, ...more: (AnyEventObject | Example)[]) =>
  (locale: Language): readonly (AnyEventObject | Example)[] => [
    ...Object.entries(forms).map(([name, form]) => named(name, { type: 'change', form })),
    // The empty name keeps the payload (idempotency key and signals) out of the label.
    named('', SUBMIT),
    ...RECEIPTS,
    ...failures('send', locale),
    { type: 'goOffline' },
    { type: 'goOnline' },
    ...more,
  ]

const inquiry = <Name extends InquiryFormName>(
  machine: AnyStateMachine,
  form: Name,
  typed: Record<'valid' | (string & {}), FieldsOf<Name>>,
): GalleryFlow => ({
  machine,
  path: FORMS[form].page,
  events: formEvents(typed, draft(typed.valid), receipt(recall(blankOf(form))), ...QUEUE_EVENTS),
  unseen: ['enqueuing'],
})

const TOPIC_ONLY = { topic: completeContact.topic, consent: true }
const ofEitherKind = ({ kind: _kind, document: _document, ...typed }: ContactFields) => typed

const EMRE =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=C1&experience=two&shortage=no&age=to34&stay=no&partner=no&money=yes'

const OPPORTUNITY_CARD =
  'country=in&where=abroad&qualification=degree_home&german=A2&english=C1&experience=five&shortage=yes&money=yes&tool=card&day=2027-06-01&wait=8'

const ENGINEER =
  'whom=degree_list&passport=in&where=abroad&salary=mid&tool=hire&as=employer&day=2027-06-01&wait=10'

/** Returns example events of a legal tool. `links` maps names, which the panel shows, to query strings with answers. */
const checkEvents =
  (links: Record<string, string>, answer: string, change: string, ...more: AnyEventObject[]) =>
  () => [
    ...Object.entries(links).map(([name, link]) => named(name, { type: 'arrive', answers: answersIn(link) })),
    { type: 'answer', answer },
    { type: 'change', question: change },
    { type: 'return', answers: {} },
    ...more,
  ]

const { handedOverAt: _, ...WAITING_MESSAGE } = OWN_MESSAGE

const withTalk = (talk: TalkStatus): TeamMessage => {
  const { dueOn: _due, ...message } = TEAM_MESSAGE
  return { ...message, talk }
}
const teamAnswer = (actor: string, name: string, message: TeamMessage) =>
  named(name, { type: `xstate.done.actor.${actor}`, output: { outcome: 'done', message } })
const PAST_TALK = { start: '2026-11-20T09:00:00.000Z', how: { way: 'phone' } } as const

const CHOICE = { choice: 'declined', chosenAt: '2026-11-20T09:30:00Z' }

export const GALLERY_FLOWS: Record<string, GalleryFlow> = {
  booking: {
    machine: bookingMachine,
    path: FORMS.booking.page,
    events: formEvents(
      {
        'type only': RECALL_BOOKING.sent.form,
        'bad address': mistyped(completeBooking),
        valid: completeBooking,
      },
      draft(completeBooking),
      receipt(RECALL_BOOKING),
      ...QUEUE_EVENTS,
      { type: 'bookAnother' },
    ),
    unseen: ['enqueuing'],
  },
  'contact-modal': {
    machine: contactModalMachine,
    path: '/contact',
    events: formEvents(
      {
        'topic only': TOPIC_ONLY,
        'no consent': ofEitherKind({ ...completeContact, consent: false }),
        'bad address': ofEitherKind(mistyped(completeContact)),
        valid: ofEitherKind(completeContact),
      },
      receipt(RECALL_CONTACT),
      ...QUEUE_EVENTS,
      named('for a business', { type: 'open', kind: 'business' }),
      named('for oneself', { type: 'open', kind: 'individual' }),
      draft({ ...blankContact, kind: 'individual', ...TOPIC_ONLY }),
      named('a diploma', { type: 'attach', document: DIPLOMA }),
      named('a film', { type: 'attach', document: FILM }),
      { type: 'close' },
    ),
    unseen: ['open.enqueuing'],
  },
  'visa-case': inquiry(visaCaseMachine, 'visa-case', {
    'bad address': mistyped(completeVisaCase),
    valid: completeVisaCase,
  }),
  consultation: inquiry(consultationMachine, 'consultation', {
    'a day that is over': { ...completeConsultation, date: '2026-11-20' },
    valid: completeConsultation,
  }),
  'sign-up': {
    machine: signUpMachine,
    path: FORMS['sign-up'].page,
    events: formEvents(
      { 'bad address': mistyped(completeSignUp), valid: completeSignUp },
      draft(completeSignUp),
    ),
  },
  'waitlist-confirm': {
    machine: waitlistConfirmMachine,
    path: FORMS.confirmation.page,
    events: (locale) => [
      named('no token', { type: 'arrive', token: null, isConfirmed: false, purpose: 'confirm' }),
      named('to confirm', { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'confirm' }),
      named('to withdraw', { type: 'arrive', token: TOKEN, isConfirmed: false, purpose: 'withdraw' }),
      named('a reload', { type: 'arrive', token: TOKEN, isConfirmed: true, purpose: 'confirm' }),
      { type: 'withdraw' },
      ...outcomes('confirm', locale),
      named('too old', { type: 'xstate.error.actor.confirm', error: refused(REFUSALS.tokenExpired, locale) }),
      ...outcomes('withdraw', locale),
    ],
  },
  'team-message': {
    machine: teamMessageMachine,
    path: '/team-message',
    events: (locale) => [
      named('no token', { type: 'arrive', token: null, device: null }),
      named('a known device', { type: 'arrive', token: TOKEN, device: 'a device' }),
      named('a new device', { type: 'arrive', token: TOKEN, device: null }),
      ...['read', 'send'].flatMap((actor) => [
        teamAnswer(actor, 'needs an answer', TEAM_MESSAGE),
        teamAnswer(actor, 'proposed', withTalk({ ...AGREED, ...PROPOSED })),
        teamAnswer(actor, 'agreed', withTalk(AGREED)),
        teamAnswer(actor, 'a past talk', withTalk({ ...AGREED, agreed: { ...PAST_TALK, hasBegun: true } })),
        teamAnswer(actor, 'answered', withTalk({ round: 3, state: 'answered' })),
      ]),
      named('refused', {
        type: 'xstate.done.actor.send',
        output: {
          outcome: 'time-refused',
          refused: { start: TALK_STARTS[0], because: 'dayOff' },
          message: TEAM_MESSAGE,
        },
      }),
      named('changed', {
        type: 'xstate.done.actor.send',
        output: { outcome: 'changed', message: withTalk(AGREED) },
      }),
      named('unknown', {
        type: 'xstate.done.actor.send',
        output: { outcome: 'unknown-device', message: TEAM_MESSAGE },
      }),
      named('nothing', { type: 'xstate.done.actor.read', output: {} }),
      { type: 'askForCode' },
      { type: 'enterCode', digits: '123456' },
      named('sent', { type: 'xstate.done.actor.askForCode', output: { outcome: 'code-sent' } }),
      named('nothing', { type: 'xstate.done.actor.askForCode', output: {} }),
      named('proved', {
        type: 'xstate.done.actor.checkCode',
        output: { outcome: 'done', device: 'a device', message: TEAM_MESSAGE },
      }),
      named('wrong', { type: 'xstate.done.actor.checkCode', output: { outcome: 'code-refused' } }),
      named('too late', { type: 'xstate.done.actor.checkCode', output: { outcome: 'code-expired' } }),
      { type: 'choose' },
      { type: 'pick', start: TALK_STARTS[0] },
      { type: 'describe', details: { line: 'Until then' } },
      { type: 'preview' },
      named('a mail', {
        type: 'xstate.done.actor.preview',
        output: {
          outcome: 'done',
          preview: { subject: 'Times for our talk', text: 'Which time suits you?' },
        },
      }),
      named('refused', {
        type: 'xstate.done.actor.preview',
        output: { outcome: 'unreachable', message: TEAM_MESSAGE },
      }),
      { type: 'propose' },
      { type: 'withdraw' },
      { type: 'agreeByMail', start: TALK_STARTS[0] },
      { type: 'changeWay', details: { way: 'office', link: '', city: 'berlin' } },
      { type: 'cancel', line: '' },
      { type: 'markAnswered' },
      { type: 'reopen' },
      ...['read', 'send', 'askForCode', 'checkCode', 'preview'].flatMap((actor) => [
        ...failures(actor, locale),
        named('gone', {
          type: `xstate.error.actor.${actor}`,
          error: refused(REFUSALS.messageUnknown, locale),
        }),
      ]),
    ],
    unseen: ['deciding'],
  },
  'your-message': {
    machine: yourMessageMachine,
    path: FORMS['your-message'].page,
    events: (locale) => [
      named('no token', { type: 'arrive', token: null }),
      named('a token', { type: 'arrive', token: TOKEN }),
      named('with the team', { type: 'xstate.done.actor.read', output: { message: OWN_MESSAGE } }),
      named('waiting', { type: 'xstate.done.actor.read', output: { message: WAITING_MESSAGE } }),
      named('nothing', { type: 'xstate.done.actor.read', output: {} }),
      named('times', {
        type: 'xstate.done.actor.read',
        output: { message: { ...OWN_MESSAGE, talk: PROPOSED } },
      }),
      named('a move', {
        type: 'xstate.done.actor.read',
        output: { message: { ...OWN_MESSAGE, talk: { ...AGREED, ...PROPOSED } } },
      }),
      named('a talk', {
        type: 'xstate.done.actor.read',
        output: { message: { ...OWN_MESSAGE, talk: AGREED } },
      }),
      { type: 'agree', start: TALK_STARTS[0], phone: '' },
      { type: 'decline', line: '' },
      { type: 'cancelTalk', line: '' },
      named('agreed', {
        type: 'xstate.done.actor.answer',
        output: { outcome: 'done', message: { ...OWN_MESSAGE, talk: AGREED } },
      }),
      named('taken', {
        type: 'xstate.done.actor.answer',
        output: { outcome: 'taken', message: { ...OWN_MESSAGE, talk: PROPOSED } },
      }),
      named('declined', {
        type: 'xstate.done.actor.answer',
        output: { outcome: 'done', message: { ...OWN_MESSAGE, talk: DECLINED } },
      }),
      ...['read', 'takeBack', 'sendAgain', 'answer'].flatMap((actor) => [
        ...failures(actor, locale),
        named('gone', {
          type: `xstate.error.actor.${actor}`,
          error: refused(REFUSALS.messageUnknown, locale),
        }),
      ]),
      { type: 'takeBack' },
      { type: 'confirm' },
      { type: 'xstate.done.actor.takeBack', output: {} },
      { type: 'sendAgain' },
      named('on its way', { type: 'xstate.done.actor.sendAgain', output: { receipt: 'later' } }),
      named('none today', { type: 'xstate.done.actor.sendAgain', output: { receipt: 'none' } }),
    ],
    unseen: ['shown.deciding'],
  },
  'quick-check': {
    machine: quickCheckMachine,
    path: '/quick-check',
    events: checkEvents(
      {
        'a nurse with a notice': 'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice',
        'an asylum seeker': 'who=nurse&country=tr&goal=search&where=de_asylum',
      },
      'recognition',
      'goal',
      { type: 'chooseGroup', group: 'in_germany' },
    ),
    unseen: ['deciding'],
  },
  'employer-check': {
    machine: employerCheckMachine,
    path: '/quick-check/employers',
    events: checkEvents(
      { 'a driver': 'whom=driver&passport=in&where=abroad' },
      'in',
      'passport',
      {
        type: 'arrive',
        answers: { whom: 'astronaut', passport: 'in' },
      },
      { type: 'chooseGroup', group: 'in_germany' },
    ),
    unseen: ['deciding'],
  },
  points: {
    machine: pointsMachine,
    path: '/opportunity-card-points',
    events: checkEvents(
      {
        'too few points': EMRE,
        'German B1': `${EMRE}&age=y35&german=B1`,
        'a citizen of France': 'country=fr',
      },
      'tr',
      'country',
      { type: 'arrive', answers: { age: 'y50', country: 'tr' } },
    ),
    unseen: ['deciding'],
  },
  plan: {
    machine: planMachine,
    path: '/plan',
    unseen: ['reading'],
    events: () => [
      named('an engineer', { type: 'arrive', ...planIn(ENGINEER) }),
      named('an Opportunity Card', { type: 'arrive', ...planIn(OPPORTUNITY_CARD) }),
      named('a lost job', { type: 'arrive', ...planIn('event=job&last=2027-01-31&land=atlantis+') }),
      named('nothing', { type: 'arrive', ...planIn('') }),
      { type: 'fail' },
      { type: 'chooseDay', name: 'day', day: '2027-07-01' },
      { type: 'chooseWay', way: 'fast' },
      { type: 'enterWeeks', name: 'wait', weeks: 30 },
      named('the visa', { type: 'enterWeeks', name: 'decision', weeks: 8 }),
      { type: 'chooseLand', land: 'berlin' },
      { type: 'chooseReader', reader: 'person' },
      { type: 'tick', id: 'S-11' },
    ],
  },
  sentence: {
    machine: sentenceMachine,
    path: '/about',
    unseen: ['empty'],
    events: () => [
      named('a nurse', { type: 'arrive', sentence: { who: 'nurse', country: 'tr', goal: 'recognition' } }),
      named('in Berlin', { type: 'arrive', sentence: { state: 'berlin' } }),
      named('nothing', { type: 'arrive', sentence: {} }),
      { type: 'change' },
      named('a doctor', { type: 'choose', part: 'who', value: 'doctor' }),
      named('nobody', { type: 'choose', part: 'who', value: '' }),
    ],
  },
  'cookie-consent': {
    machine: cookieConsentMachine,
    path: '/about',
    unseen: ['loading'],
    events: () => [
      named('nothing', { type: 'find', stored: null }),
      named('a choice', { type: 'find', stored: CHOICE }),
      { type: 'accept', at: CHOICE.chosenAt },
      { type: 'decline', at: CHOICE.chosenAt },
      { type: 'reopen' },
    ],
  },
  'waiting-messages': {
    machine: waitingMessagesMachine,
    path: '/about',
    unseen: ['loading', 'none', 'deciding', 'takingBack'],
    events: () => [
      ...Object.entries({
        'one waits': WAITING,
        'one is delivered': DELIVERED,
        'one is refused': REFUSED,
        'one has expired': EXPIRED,
        'one can only be copied': COPY_ONLY,
        'one is back in its form': HELD,
      }).map(([name, message]) => named(name, { type: 'find', messages: [message] })),
      named('two wait', { type: 'find', messages: [WAITING, ALSO_WAITING] }),
      named('none', { type: 'find', messages: [] }),
      named('one waits', { type: 'visit', messages: [WAITING] }),
      named('one is delivered', { type: 'visit', messages: [DELIVERED] }),
      { type: 'goOnline' },
      { type: 'sendNow' },
      named('no answer', { type: 'xstate.done.actor.send', output: { messages: [WAITING] } }),
      named('delivered', { type: 'xstate.done.actor.send', output: { messages: [DELIVERED] } }),
      named('refused', { type: 'xstate.done.actor.send', output: { messages: [REFUSED] } }),
      { type: 'xstate.error.actor.send', error: NO_STORAGE },
      { type: 'confirmCopy', key: KEY },
      { type: 'takeBack', key: KEY },
      named('its form opens', {
        type: 'xstate.done.actor.takeBack',
        output: { key: KEY, obstacle: null, messages: [] },
      }),
      ...(['otherDraft', 'notRestored'] as const).map((obstacle) =>
        named(obstacle, {
          type: 'xstate.done.actor.takeBack',
          output: { key: KEY, obstacle, messages: [WAITING] },
        }),
      ),
      { type: 'xstate.error.actor.takeBack', error: NO_STORAGE },
      { type: 'remove', key: KEY },
    ],
  },
}
