import type { I18n, MessageDescriptor } from '@lingui/core'
import { type AnyStateMachine, createActor, type StateValue } from 'xstate'
import { FORMS, type FormName, formOf } from '#contracts/forms/forms.ts'
import type { useFlow } from '#src/browser/use-flow.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { consultationForm, visaCaseForm } from '#src/flows/inquiry/inquiry.form.ts'
import { signUpForm } from '#src/flows/sign-up/sign-up.form.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import type { FormDefinition } from '#src/forms/form-definition.ts'
import { ERROR_TITLE, GO_BACK } from '#src/forms/problem-texts.ts'

/** A flow in one of its places, as a page that is rendered shows it. */
export interface ShownFlow {
  /** The machine's id. */
  flow: string
  /** The page's path, without language. */
  path: string
  /** Where the machine is; at its start without one. */
  value?: StateValue
  context?: object
}

interface Words {
  title: MessageDescriptor
  message: MessageDescriptor
}

/** What the functions need to know of a form's page, beside its HTML. */
interface FormPageTexts {
  /** Ids of the form's elements begin with it. */
  id: string
  notices: Record<'missing' | 'malformed' | 'failed', Words> & { consent?: Words }
  problems: Partial<Record<string, Partial<Record<string, MessageDescriptor>>>>
}

/** The page of a form in every place that a browser without the app can bring it to. */
export interface FormPageSource extends FormPageTexts {
  /** Nothing said; every problem named; failed; and sent too often. None where the page is more than its form. */
  form: Record<'plain' | 'refused' | 'failed' | 'throttled', ShownFlow>
  screens: Record<string, ShownFlow>
}

/** Stands for what is not known before something was sent: a day, a number of minutes, a reference, the time of sending. */
export const STAND_INS = { day: '2099-12-31', minutes: 777, reference: '{{reference}}', at: '{{sentAt}}' }

const RECEIPT = { reference: STAND_INS.reference, answerBy: STAND_INS.day, at: STAND_INS.at }

function sourceOf(page: FormName, form: FormDefinition): FormPageSource {
  const { page: path, controls } = formOf(page)
  const choices = Object.entries(controls).flatMap(([control, of]) =>
    of.kind === 'choice' ? [{ control, values: of.of }] : [],
  )
  const texts = Object.keys(controls).filter((name) => !choices.some(({ control }) => control === name))
  // The dialog of the contact page holds two forms, by their kind.
  const blank = { ...form.blank, ...('kind' in form.blank && { kind: page }) }
  const filledIn = { ...blank, ...marksFor(texts, blank) }
  // The e-mail link beside a failure names the chosen option.
  const first = Object.fromEntries(choices.map(({ control, values: [value] }) => [control, value]))
  const chosen = { ...filledIn, ...first }
  const problems: FormPageTexts['problems'] = form.problems
  const named = Object.entries(problems).map(([control, texts]) => [control, Object.keys(texts ?? {})[0]])
  const [flow, says] = [form.machine.id, noticesOf(form)]
  const place = (context: object): ShownFlow => ({ flow, path, context })
  const failure = { sentence: null, retryAfterS: null }
  const waitS = STAND_INS.minutes * 60
  const receiptOf: ScreenOf = (chosen, more = {}) => ({
    flow,
    path,
    ...form.sentAt,
    context: {
      sent: { form: { ...blank, ...chosen }, ...RECEIPT, ...more },
      notice: { name: says('sent')?.name },
    },
  })
  const failed = { form: chosen, notice: { name: says('failed')?.name } }
  const screens = choices.find(({ control }) => control === formOf(page).sentBy)
  const [malformed, consent] = [says('malformed') ?? says('invalid'), says('consent')]
  const words = (notice: ReturnType<typeof says>) => {
    if (!notice) throw new Error(`The form ${page} lacks a notice.`)
    return notice.words
  }
  return {
    id: form.id,
    problems,
    notices: {
      missing: words(says('missing') ?? malformed),
      malformed: words(malformed),
      failed: words(says('failed')),
      ...(consent && { consent: consent.words }),
    },
    form: {
      plain: place({ form: filledIn }),
      refused: place({
        form: filledIn,
        problems: Object.fromEntries(named),
        notice: { name: malformed?.name },
      }),
      failed: place({ ...failed, failure: { ...failure, status: 503 } }),
      throttled: place({ ...failed, failure: { ...failure, status: 429, retryAfterS: waitS } }),
    },
    screens: screens
      ? Object.fromEntries(
          screens.values.flatMap((value) => screensOf(value, { [screens.control]: value }, receiptOf)),
        )
      : { sent: receiptOf({}) },
  }
}

type ScreenOf = (chosen: object, more?: object) => ShownFlow

/** The page after a booking promises an e-mail only where one follows. */
const screensOf = (name: string, chosen: object, screenOf: ScreenOf): [string, ShownFlow][] => [
  [name, screenOf(chosen)],
  [`${name}.later`, screenOf(chosen, { receipt: 'later' })],
  [`${name}.none`, screenOf(chosen, { receipt: 'none' })],
]

/** The notice of a form whose name ends so: `missing` is `booking.missing` of the booking. */
const noticesOf =
  ({ notices }: FormDefinition) =>
  (ending: string): { name: string; words: Words } | undefined => {
    const name = Object.keys(notices).find((one) => one.endsWith(`.${ending}`))
    const notice = name === undefined ? undefined : notices[name]
    return name && notice && 'title' in notice ? { name, words: notice } : undefined
  }

/** Fields of text hold the name of what will be filled in. */
const marksFor = (controls: readonly string[], blank: object) =>
  Object.fromEntries(
    controls
      .filter((control) => (blank as Record<string, unknown>)[control] === '')
      .map((control) => [control, `{{values.${control}}}`]),
  )

/** A definition, whatever its fields: pages are made of all of them alike. */
const asForm = (form: unknown) => form as FormDefinition

const confirmation = (value: StateValue, context = {}): ShownFlow => ({
  flow: 'waitlist-confirm',
  path: FORMS.confirmation.page,
  value,
  context,
})
const notConfirmed = confirmation('failed', { failure: { sentence: '{{failed.message}}' } })
const FAILED = { title: WAITLIST_SCREENS.failed.title, message: WAITLIST_SCREENS.failed.text }

/** Every form that works as a native form post. */
export const FORM_PAGE_SOURCES: Record<FormName, FormPageSource> = {
  booking: sourceOf('booking', asForm(bookingForm)),
  business: sourceOf('business', asForm(contactForm)),
  individual: sourceOf('individual', asForm(contactForm)),
  'visa-case': sourceOf('visa-case', asForm(visaCaseForm)),
  consultation: sourceOf('consultation', asForm(consultationForm)),
  'sign-up': sourceOf('sign-up', asForm(signUpForm)),
  confirmation: {
    id: 'confirmation',
    problems: {},
    notices: { missing: FAILED, malformed: FAILED, failed: FAILED },
    form: { plain: notConfirmed, refused: notConfirmed, failed: notConfirmed, throttled: notConfirmed },
    screens: {
      confirmed: confirmation('confirmed'),
      withdrawn: confirmation('withdrawn'),
      refused: confirmation('refused', { failure: { sentence: '{{sentence}}' } }),
    },
  },
}

/** The hook of flows that shows one of them in a place; the others stand at their start. Nothing runs. */
export const showing = ({ flow, value, context }: ShownFlow): typeof useFlow =>
  ((machine: AnyStateMachine) => {
    const start = createActor(machine).getSnapshot()
    const shown =
      machine.id === flow
        ? machine.resolveState({ value: value ?? start.value, context: { ...start.context, ...context } })
        : start
    return [shown, () => {}, undefined]
  }) as unknown as typeof useFlow

/** The words of a form's page, in the language of the texts that are loaded. */
export function wordsOf({ id, problems, notices }: FormPageTexts, controls: readonly string[], i18n: I18n) {
  const said = ({ title, message }: Words) => ({ title: i18n._(title), message: i18n._(message) })
  return {
    ids: Object.fromEntries(controls.map((control) => [control, `${id}-${control}`])),
    problems: Object.fromEntries(
      Object.entries(problems).map(([control, texts = {}]) => [
        control,
        Object.fromEntries(
          Object.entries(texts).flatMap(([problem, text]) => (text ? [[problem, i18n._(text)]] : [])),
        ),
      ]),
    ),
    notices: Object.fromEntries(Object.entries(notices).map(([name, words]) => [name, said(words)])) as {
      [Name in keyof typeof notices]: { title: string; message: string }
    },
    goBack: i18n._(GO_BACK),
    error: i18n._(ERROR_TITLE),
  }
}
