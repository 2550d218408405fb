import { messageAddress, teamMessageAddress } from '#contracts/calls/message-address.ts'
import type { ContactEmail, FormType } from '#contracts/calls/send-contact-email.ts'
import { formTypeHasPageIn } from '#contracts/forms/forms.ts'
import { LANGUAGES, type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { morningMail } from '#functions/emails/morning.ts'
import { optInMail } from '#functions/emails/opt-in.ts'
import { takenBackNote } from '#functions/emails/taken-back.ts'
import {
  agreementNote,
  cancellationNote,
  codeMail,
  declineNote,
  erasedNote,
  undeliveredNote,
  wayNote,
} from '#functions/emails/talk-team.ts'
import {
  agreementMail,
  cancellationMail,
  closedProposalMail,
  proposalMail,
  reminderMail,
  wayMail,
} from '#functions/emails/talk-visitor.ts'
import { welcomeMail } from '#functions/emails/welcome.ts'
import type { Company, Lead, Mail } from '#functions/ports.ts'
import type { Agreement } from '#functions/talk.ts'
import { FORMS } from './bodies.ts'

export const COMPANY: Company = {
  organisation: 'IsarSpree Mobility',
  companyDetails:
    'IsarSpree Mobility GmbH, Sitz München, Amtsgericht München HRB 1, Geschäftsführerin: L. Brandt',
  contactEmail: 'hello@isarspree.example',
  teamEmail: 'team@isarspree.example',
  mailFrom: 'no-reply@isarspree.example',
  publicOrigin: 'https://www.isarspree.example',
}
export const TOKEN_URL = 'https://www.isarspree.example/job-seeker-compass/confirm?token=1.abc-DEF_.x=&y'

export const leadOf = (
  form: ContactEmail,
  language: Language,
  consentVersion: string | null = null,
): Lead => ({
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'IS-7K3F-9QXD',
  form,
  bodyHash: 'hash',
  language,
  consentVersion,
  receivedAt: new Date('2026-07-01T22:30:00Z'),
})

export const optIn = (language: Language): Mail => ({
  to: 'eve@visitor.example',
  ...optInMail({ language, confirmUrl: TOKEN_URL, expiresAt: new Date('2026-07-08T22:30:00Z') }, COMPANY),
})

export const welcome = (language: Language): Mail => ({
  to: 'eve@visitor.example',
  ...welcomeMail({ language, withdrawUrl: TOKEN_URL }, COMPANY),
})

const morning = (): Mail => ({
  to: COMPANY.teamEmail,
  replyTo: COMPANY.contactEmail,
  ...morningMail(
    {
      report: {
        heldForms: ['IS-7K3F-9QXD', 'IS-2M8P-4TWA'],
        heldSignUps: 1,
        deadTeamLetters: ['IS-5B6C-7D8E'],
        otherDeadLetters: 2,
        strayPartitions: [],
        delayedMails: 4,
        signUps: 3,
        work: {
          due: [{ reference: 'IS-1A2B-3C4D', dueOn: '2026-11-20', others: ['IS-9Z8Y-7X6W'] }],
          proposals: [{ reference: 'IS-5E6F-7G8H', first: '2026-11-24T09:00:00.000Z', isUndelivered: false }],
          talks: [{ reference: 'IS-4D5E-6F7G', start: '2026-11-23T13:00:00.000Z', how: { way: 'phone' } }],
        },
      },
      ending: [
        { name: 'studentLivingCosts', day: '2026-08-31' },
        { name: 'blueCardSalary', day: '2026-12-31' },
        { name: 'blueCardSalaryReduced', day: '2026-12-31' },
      ],
      stale: null,
      late: [],
      duties: [],
      day: '2026-11-23',
      dayBefore: '2026-11-20',
    },
    COMPANY,
  ),
})

const possiblyABot = (): Mail =>
  contactMails(leadOf(FORMS.appointment, 'en'), COMPANY, 'a.token', {
    suspicion: 'trap',
    hasDeadDomain: false,
  }).team

const fromADeadDomain = (): Mail => {
  const form = { ...FORMS.appointment, email: 'jane@visitor.invalid' }
  return contactMails(leadOf(form, 'en'), COMPANY, 'a.token', { suspicion: null, hasDeadDomain: true }).team
}

const HOW = { way: 'video', link: 'https://meet.example/room' } as const
const TALK: Agreement = {
  ...{ start: '2026-12-08T09:00:00.000Z', how: HOW, phone: '', firstRound: 2, sequence: 1 },
  stamp: '2026-11-23T10:00:00.000Z',
}
const EARLIER: Agreement = { ...TALK, start: '2026-12-04T13:30:00.000Z', how: { way: 'phone' }, sequence: 0 }

function talkMails(language: Language): { name: string; language: Language; mail: Mail }[] {
  const lead = leadOf(FORMS.appointment, language)
  const uid = '0123456789abcdef0123456789abcdef@www.isarspree.example'
  const toVisitor = {
    company: COMPANY,
    messageUrl: COMPANY.publicOrigin + messageAddress(language, 'a.token'),
    uid,
  }
  const toTeam = { company: COMPANY, teamUrl: COMPANY.publicOrigin + teamMessageAddress('a.token'), uid }
  const proposal = { times: [TALK.start, EARLIER.start], how: HOW, line: 'Bis dann' }
  const by = (who: 'visitor' | 'team', before: Agreement | null) => ({ by: who, before })
  const cancelled = { by: 'team', line: 'Bis bald', isUrgent: true } as const
  const mails: Record<string, Mail> = {
    proposal: proposalMail(lead, proposal, EARLIER, toVisitor),
    agreement: agreementMail(lead, TALK, by('team', null), toVisitor),
    move: agreementMail(lead, TALK, by('visitor', EARLIER), toVisitor),
    way: wayMail(lead, TALK, EARLIER, toVisitor),
    cancellation: cancellationMail(lead, TALK, cancelled, toVisitor),
    withdrawn: closedProposalMail(lead, 'withdrawn', TALK, toVisitor),
    lapsed: closedProposalMail(lead, 'lapsed', null, toVisitor),
    reminder: reminderMail(lead, TALK, toVisitor),
  }
  const notes: Record<string, Mail> = {
    agreement: agreementNote(lead, { ...TALK, phone: '+49 89 1234' }, by('visitor', EARLIER), toTeam),
    way: wayNote(lead, TALK, EARLIER, toTeam),
    decline: declineNote(lead, 'Only in the evening', null, toTeam),
    cancellation: cancellationNote(lead, TALK, { ...cancelled, by: 'visitor' }, toTeam),
    undelivered: undeliveredNote(lead, toTeam),
    digits: codeMail(lead.reference, '123456', COMPANY),
    erased: erasedNote(lead, TALK, toTeam),
  }
  return [
    ...Object.entries(mails).map(([name, mail]) => ({ name: `talk-${name}.${language}`, language, mail })),
    ...(language === 'en'
      ? Object.entries(notes).map(([name, mail]) => ({ name: `team-talk-${name}`, language, mail }))
      : []),
  ]
}

export const sampleMails = (): { name: string; language: Language; mail: Mail }[] => [
  { name: 'morning', language: 'en', mail: morning() },
  ...LANGUAGES.flatMap(talkMails),
  { name: 'team-possibly-a-bot', language: 'en', mail: possiblyABot() },
  { name: 'team-dead-domain', language: 'en', mail: fromADeadDomain() },
  { name: 'team-taken-back', language: 'en', mail: takenBackNote('IS-7K3F-9QXD', COMPANY) },
  ...(Object.keys(FORMS) as FormType[]).flatMap((formType) =>
    LANGUAGES.filter((language) => formTypeHasPageIn(formType, language)).flatMap((language) => {
      const { team, visitor } = contactMails(leadOf(FORMS[formType], language), COMPANY, 'a.token')
      return [
        { name: `team-${formType}.${language}`, language: 'en' as const, mail: team },
        ...(visitor ? [{ name: `receipt-${formType}.${language}`, language, mail: visitor }] : []),
      ]
    }),
  ),
  ...MAIN_LANGUAGES.map((language) => ({ name: `opt-in.${language}`, language, mail: optIn(language) })),
  ...MAIN_LANGUAGES.map((language) => ({ name: `welcome.${language}`, language, mail: welcome(language) })),
]

export const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
