import type { I18n, MessageDescriptor, Messages } from '@lingui/core'
import { type AnyStateMachine, createActor, type StateValue } from 'xstate'
import { FORMS, type FormName, formOf, inputNameOf } from '#contracts/forms/forms.ts'
import type { useFlow } from '#src/browser/use-flow.ts'
import { WAITLIST_SCREENS } from '#src/flows/waitlist-confirm/waitlist-confirm.texts.ts'
import { MESSAGE_SCREENS } from '#src/flows/your-message/your-message.texts.ts'
import type { FormDefinition } from '#src/forms/form-definition.ts'
import { ERROR_TITLE, GO_BACK, WAIT } from '#src/forms/problem-texts.ts'
import { FORM_DEFINITIONS } from './form-definitions.ts'

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
  notices: Record<'missing' | 'malformed' | 'failed', Words> & { consent?: Words }
  problems: Partial<Record<string, Partial<Record<string, MessageDescriptor>>>>
  choices: FormDefinition['choices']
}

/** The page in another place: what it shows in the slots that are named, each while what is beside it is filled in. */
export interface Variant {
  shown: ShownFlow
  slots: Readonly<Record<string, string>>
}

/** The page of a form in every place that a browser without the app can bring it to. */
export interface FormPageSource extends FormPageTexts {
  /** The page with its form, and nothing said. */
  plain: ShownFlow
  variants: readonly Variant[]
  screens: Record<string, ShownFlow>
}

// What is not known before something was sent stands on the rendered page as a tag, which Mustache fills in.
const tag = (name: string) => `{{${name}}}`
const RECEIPT = {
  reference: tag('reference'),
  answerBy: tag('answerBy'),
  at: tag('sentAt'),
  messageToken: tag('messageToken'),
}
/** Any number of seconds that has minutes to wait: the words of the page hold their tag (`tagsOf`). */
const SOME_SECONDS = 60

function sourceOf(page: FormName, form: FormDefinition): FormPageSource {
  const { page: path, controls, sentBy } = formOf(page)
  const choices = Object.entries(controls).flatMap(([control, of]) =>
    of.kind === 'choice' ? [{ control, values: of.of }] : [],
  )
  // The dialog of the contact page holds two forms, by their kind.
  const blank: Values = { ...form.blank, ...('kind' in form.blank && { kind: page }) }
  const texts = Object.keys(controls).filter((control) => blank[control] === '')
  const filledIn = {
    ...blank,
    ...tagsFor(
      'values',
      texts.filter((text) => !choices.some(({ control }) => control === text)),
    ),
  }
  const [flow, says] = [form.machine.id, noticesOf(form)]
  const place = (context: object): ShownFlow => ({ flow, path, context: { form: filledIn, ...context } })
  const problems: FormPageTexts['problems'] = form.problems
  const wrong = Object.entries(controls).flatMap(([control, { kind }]) => {
    const [problem] = Object.keys(problems[control] ?? {})
    return problem && kind !== 'document' ? [[control, problem] as const] : []
  })
  const ticked = Object.entries(controls).flatMap(([control, of]) =>
    of.kind === 'consent' || of.kind === 'document'
      ? [{ control, input: inputNameOf(control, of), value: of.kind === 'consent' || { name: control } }]
      : [],
  )
  const [malformed, consent, failed] = [says('malformed') ?? says('invalid'), says('consent'), says('failed')]
  const receiptOf: ScreenOf = (chosen, more = {}) => ({
    flow,
    path,
    ...form.sentAt,
    context: {
      sent: { form: { ...blank, ...chosen }, ...RECEIPT, ...more },
      notice: { name: says('sent')?.name },
    },
  })
  const screens = choices.find(({ control }) => control === sentBy)
  const words = (notice: ReturnType<typeof says>) => {
    if (!notice) throw new Error(`The form ${page} lacks a notice.`)
    return notice.words
  }
  return {
    problems,
    choices: form.choices,
    notices: {
      missing: words(says('missing') ?? malformed),
      malformed: words(malformed),
      failed: words(failed),
      ...(consent && { consent: consent.words }),
    },
    plain: place({}),
    variants: [
      ...choices.flatMap(({ control, values }) =>
        values.map((value) => ({
          shown: place({ form: { ...filledIn, [control]: value } }),
          slots: { [control]: `chosen.${control}.${value}` },
        })),
      ),
      ...ticked.map(({ control, input, value }) => ({
        shown: place({ form: { ...filledIn, [control]: value } }),
        slots: { [input]: `values.${input}` },
      })),
      {
        shown: place({
          // The e-mail beside the notice holds what was typed.
          form: { ...blank, ...tagsFor('encoded', texts) },
          failure: { sentence: null, status: 429, retryAfterS: SOME_SECONDS },
          notice: { name: failed?.name },
        }),
        slots: { notice: 'failed' },
      },
      {
        shown: place({ problems: Object.fromEntries(wrong), notice: { name: malformed?.name } }),
        slots: {
          notice: 'refused',
          ...Object.fromEntries(wrong.map(([control]) => [control, `problems.${control}`])),
        },
      },
    ],
    screens: screens
      ? Object.fromEntries(
          screens.values.flatMap((value) => screensOf(value, { [screens.control]: value }, receiptOf)),
        )
      : { sent: receiptOf({}), 'sent.none': receiptOf({}, { receipt: 'none' }) },
  }
}

type Values = Readonly<Record<string, unknown>>
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

/** Fields of text that hold the tag of what will be filled in. */
const tagsFor = (view: 'values' | 'encoded', controls: readonly string[]) =>
  Object.fromEntries(controls.map((control) => [control, tag(`${view}.${control}`)]))

const confirmation = (value: StateValue, context = {}): ShownFlow => ({
  flow: 'waitlist-confirm',
  path: FORMS.confirmation.page,
  value,
  context,
})
const notConfirmed = confirmation('failed', { failure: { sentence: tag('failed.message') } })
const FAILED = { title: WAITLIST_SCREENS.failed.title, message: WAITLIST_SCREENS.failed.text }

const ownMessage = (value: StateValue, context = {}): ShownFlow => ({
  flow: 'your-message',
  path: FORMS['your-message'].page,
  value,
  context,
})
const OWN_MESSAGE = {
  reference: tag('reference'),
  receivedAt: tag('receivedAt'),
  answerBy: tag('answerBy'),
  deletedOn: tag('deletedOn'),
}
const notRead = ownMessage('failed', { failure: { sentence: tag('failed.message') } })
const NOT_READ = { title: MESSAGE_SCREENS.failed.title, message: MESSAGE_SCREENS.failed.text }

/** Every form that works as a native form post. */
export const FORM_PAGE_SOURCES: Record<FormName, FormPageSource> = {
  ...(Object.fromEntries(
    Object.entries(FORM_DEFINITIONS).map(([name, form]) => [name, sourceOf(name as FormName, form)]),
  ) as Record<keyof typeof FORM_DEFINITIONS, FormPageSource>),
  confirmation: {
    problems: {},
    choices: {},
    notices: { missing: FAILED, malformed: FAILED, failed: FAILED },
    plain: notConfirmed,
    variants: [],
    screens: {
      confirmed: confirmation('confirmed'),
      withdrawn: confirmation('withdrawn'),
      refused: confirmation('refused', { failure: { sentence: tag('sentence') } }),
    },
  },
  'your-message': {
    problems: {},
    choices: {},
    notices: { missing: NOT_READ, malformed: NOT_READ, failed: NOT_READ },
    plain: notRead,
    variants: [],
    screens: {
      waiting: ownMessage('kept', { message: OWN_MESSAGE }),
      handedOver: ownMessage('kept', { message: { ...OWN_MESSAGE, handedOverAt: tag('handedOverAt') } }),
      takenBack: ownMessage('takenBack'),
      sentAgain: ownMessage('sentAgain'),
      withheld: ownMessage('withheld'),
      refused: ownMessage('gone'),
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
export function wordsOf({ problems, choices, notices }: FormPageTexts, i18n: I18n) {
  const said = ({ title, message }: Words) => ({ title: i18n._(title), message: i18n._(message) })
  return {
    problems: textsOf(problems, i18n),
    choices: textsOf(choices ?? {}, i18n),
    notices: Object.fromEntries(Object.entries(notices).map(([name, words]) => [name, said(words)])) as {
      [Name in keyof typeof notices]: { title: string; message: string }
    },
    goBack: i18n._(GO_BACK),
    error: i18n._(ERROR_TITLE),
  }
}

/** Texts by control and by value. */
const textsOf = (
  texts: Readonly<Record<string, Readonly<Record<string, MessageDescriptor | undefined>> | undefined>>,
  i18n: I18n,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([control, of = {}]) => [
      control,
      Object.fromEntries(
        Object.entries(of).flatMap(([value, text]) => (text ? [[value, i18n._(text)]] : [])),
      ),
    ]),
  )

/**
 * The messages of a form's page that a function chooses, by id, with tags in the place of their words: what is wrong
 * with a field, what the notice says, the minutes to wait.
 */
export function tagsOf({ problems, notices, variants }: FormPageSource, i18n: I18n): Messages {
  if (variants.length === 0) return {}
  const texts = Object.entries(problems).flatMap(([control, of = {}]) =>
    Object.values(of).map((text) => [text?.id, tag(`problems.${control}`)]),
  )
  const said = Object.values(notices).flatMap(({ title, message }) => [
    [title.id, tag('title')],
    [message.id, tag('message')],
  ])
  const wait = [WAIT.id, i18n._(WAIT.id, { minutes: tag('minutes') })]
  // An array is a compiled message.
  return Object.fromEntries([...texts, ...said, wait].map(([id, text]) => [id, [text]]))
}
