import { dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { DOCUMENT_BYTES_LIMIT, DOCUMENT_EXTENSIONS } from '#contracts/values/limits.ts'
import { toWellFormed } from '#contracts/values/percent-encode.ts'
import { cleanAddress, cleanLine, cleanLines, isVisible } from '#contracts/values/plain-text.ts'
import { dayProblem, timeProblem } from './appointment-time.ts'
import { type Control, type FORMS, type Form, type FormName, formOf, inputNameOf } from './forms.ts'

type Controls<Name extends FormName> = (typeof FORMS)[Name]['controls']

/** A file that the visitor chose. It is never uploaded. */
export interface ChosenDocument {
  name: string
  /** 0 if only the name is known. */
  bytes: number
}
export const NO_DOCUMENT: ChosenDocument = { name: '', bytes: 0 }
/** Document of a native form post, which states only that a document exists. */
const UNNAMED_DOCUMENT: ChosenDocument = { name: 'document.pdf', bytes: 0 }

type ValueOf<C> = C extends { of: readonly (infer Choice)[] }
  ? Choice | ''
  : C extends { kind: 'document' }
    ? ChosenDocument
    : C extends { kind: 'consent' }
      ? boolean
      : string
/** Field values as displayed: untrimmed, and empty until filled in. */
export type FieldsOf<Name extends FormName> = {
  -readonly [Field in keyof Controls<Name>]: ValueOf<Controls<Name>[Field]>
}

/** Request body of a form; a union if `Name` is a union. */
export type BodyOf<Name extends FormName> = ReturnType<(typeof FORMS)[Name]['body']>

export type Problem = 'missing' | 'malformed' | 'tooLong' | 'past' | 'tooLate' | 'tooLarge' | 'unfinished'
export type Problems<Fields> = { [Field in keyof Fields]?: Problem }

/**
 * The part of a form's state that survives a reload, a crash or a change of language. `idempotencyKey` belongs to an
 * attempt that may have reached the server; null if there was none.
 */
export interface Draft<Form> {
  form: Form
  idempotencyKey: string | null
}

type Values = Readonly<Record<string, unknown>>

export const blankOf = <Name extends FormName>(name: Name): FieldsOf<Name> =>
  eachControl(formOf(name), ({ kind }) =>
    kind === 'document' ? NO_DOCUMENT : kind === 'consent' ? false : '',
  ) as FieldsOf<Name>

/** Reads the fields of a native form post. Missing controls and unknown choices become empty. */
export const fieldsIn = <Name extends FormName>(
  name: Name,
  posted: Readonly<Record<string, string>>,
): FieldsOf<Name> =>
  eachControl(formOf(name), (control, field) => {
    const input = inputNameOf(field, control)
    const text = Object.hasOwn(posted, input) ? (posted[input] ?? '') : ''
    if (control.kind === 'document') return text === 'true' ? UNNAMED_DOCUMENT : NO_DOCUMENT
    if (control.kind === 'consent') return text !== ''
    return !('of' in control) || control.of.includes(text) ? text : ''
  }) as FieldsOf<Name>

const eachControl = ({ controls }: Form, read: (control: Control, field: string) => unknown): Values =>
  Object.fromEntries(Object.entries(controls).map(([field, control]) => [field, read(control, field)]))

/**
 * Returns the problems that prevent sending, keyed by field, in page order.
 *
 * @param now the time in Germany, `YYYY-MM-DDTHH:MM`; empty to accept past and distant days
 * @param unfinished fields with a partly entered day or time, for which the browser returns no value
 */
export const problemsIn = <Name extends FormName>(
  name: Name,
  fields: FieldsOf<Name>,
  now: string,
  unfinished: readonly string[] = [],
): Problems<FieldsOf<Name>> => check(name, fields, null, now, unfinished).problems

/**
 * Returns the parsed request of a form, or the problems that prevent sending. `now` is as in `problemsIn`, `language` as
 * in `bodyIn`.
 */
export function requestIn<Name extends FormName>(
  name: Name,
  fields: FieldsOf<Name>,
  now: string,
  language: Language,
): { request: object } | { problems: Problems<FieldsOf<Name>> } {
  const { problems, request } = check(name, fields, language, now)
  return request && Object.keys(problems).length === 0 ? { request } : { problems }
}

/**
 * Returns the problems of the fields, and the parsed request if the schema of the call accepts it. The schema validates
 * the texts. Consent, document, day and time are checked here.
 */
function check<Name extends FormName>(
  name: Name,
  fields: FieldsOf<Name>,
  language: Language | null,
  now: string,
  unfinished: readonly string[] = [],
): { problems: Problems<FieldsOf<Name>>; request?: object } {
  const form = formOf(name)
  const values: Values = fields
  const parsed = form.call.request.safeParse(bodyFrom(form, values, language))
  const issues = parsed.success ? [] : parsed.error.issues
  const found = Object.entries(form.controls).flatMap(([field, control]) => {
    const { sentAs = field } = control
    const issue = issues.find(({ path }) => path[0] === sentAs)
    const problem =
      (unfinished.includes(field) ? 'unfinished' : undefined) ??
      problemOf(control, values[field], issue?.code) ??
      timingProblem(control, field, values, now)
    return problem ? [[field, problem]] : []
  })
  return {
    problems: Object.fromEntries(found) as Problems<FieldsOf<Name>>,
    ...(parsed.success && { request: parsed.data as object }),
  }
}

function problemOf(control: Control, value: unknown, issue: string | undefined): Problem | undefined {
  if (control.kind === 'consent') return value === true ? undefined : 'missing'
  if (control.kind === 'document') return documentProblem(value as ChosenDocument)
  const isRequired = 'required' in control
  const text = toWellFormed(cleanText(control, value))
  if (text === '') return isRequired ? 'missing' : undefined
  if (issue === 'too_big') return 'tooLong'
  if (!isVisible(text)) return isRequired ? 'missing' : 'malformed'
  return issue === undefined ? undefined : 'malformed'
}

export function documentProblem({ name, bytes }: ChosenDocument): Problem | undefined {
  if (name === '') return undefined
  if (!DOCUMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'malformed'
  return bytes > DOCUMENT_BYTES_LIMIT ? 'tooLarge' : undefined
}

function timingProblem(control: Control, field: string, values: Values, now: string): Problem | undefined {
  const textOf = (name: string) => cleanLine(String(values[name])).trim()
  if (control.kind === 'day') return dayProblem(textOf(field), now)
  return 'day' in control ? timeProblem(textOf(field), textOf(control.day), now) : undefined
}

/**
 * Builds the request body. Removes invisible characters and surrounding spaces.
 *
 * @param language the language of the page, for a day in words (`inWords`) and the line that states `talkLanguage`
 * @throws if a required choice is missing
 */
export function bodyIn<Name extends FormName>(
  name: Name,
  fields: FieldsOf<Name>,
  language: Language,
): BodyOf<Name> {
  const form = formOf(name)
  const values: Values = fields
  const unchosen = Object.entries(form.controls).find(
    ([field, { kind }]) => kind === 'choice' && values[field] === '',
  )
  if (unchosen) throw new Error(`The form ${name} was sent without a value for its control ${unchosen[0]}.`)
  return bodyFrom(form, values, language) as BodyOf<Name>
}

const bodyFrom = (form: Form, values: Values, language: Language | null): object =>
  form.body(
    eachControl(form, (control, field) => sentValue(control, values[field], language)),
    language,
  )

function cleanText({ kind }: Control, value: unknown): string {
  const clean = kind === 'lines' ? cleanLines : kind === 'email' ? cleanAddress : cleanLine
  return clean(String(value)).trim()
}

function sentValue(control: Control, value: unknown, language: Language | null): unknown {
  if (control.kind === 'document') return (value as ChosenDocument).name !== ''
  const text = cleanText(control, value)
  if (!('inWords' in control)) return text
  return text && language ? dayInWords(text, language) : text
}
