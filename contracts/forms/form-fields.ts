import { dayInWords } from '#contracts/words/german-time.ts'
import type { Language } from '#contracts/words/language.ts'
import { DOCUMENT_BYTES_LIMIT, DOCUMENT_EXTENSIONS } from '#contracts/words/limits.ts'
import { asAddress, isVisible, onLines, onOneLine, wellFormed } from '#contracts/words/plain-text.ts'
import { dayProblem, timeProblem } from './appointment-time.ts'
import { type Control, type FORMS, type Form, type FormName, formOf, inputNameOf } from './forms.ts'

// What a form holds, what is wrong with it, and the body it becomes: all from the table of forms.

type Controls<Name extends FormName> = (typeof FORMS)[Name]['controls']

/** A file the visitor chose; it stays on their device. */
export interface ChosenDocument {
  name: string
  /** 0 where only the name is known. */
  bytes: number
}
export const NO_DOCUMENT: ChosenDocument = { name: '', bytes: 0 }
/** Without the app a form says only that there is a document. */
const UNNAMED_DOCUMENT: ChosenDocument = { name: 'document.pdf', bytes: 0 }

type ValueOf<C> = C extends { of: readonly (infer Choice)[] }
  ? Choice | ''
  : C extends { kind: 'document' }
    ? ChosenDocument
    : C extends { kind: 'consent' }
      ? boolean
      : string
/** The fields of a form as they stand on the page: untrimmed, empty until filled in. */
export type FieldsOf<Name extends FormName> = {
  -readonly [Field in keyof Controls<Name>]: ValueOf<Controls<Name>[Field]>
}

/** The documented body of a form (section 7); of several names, that of any of them. */
export type BodyOf<Name extends FormName> = ReturnType<(typeof FORMS)[Name]['body']>

/** Reason why a field keeps its form from being sent. */
export type Problem = 'missing' | 'malformed' | 'tooLong' | 'past' | 'tooLate' | 'tooLarge' | 'unfinished'
export type Problems<Fields> = { [Field in keyof Fields]?: Problem }

/** Part of a form that survives a reload, a crash and the language switch. The key is that of an attempt which may have arrived. */
export interface Draft<Form> {
  form: Form
  idempotencyKey: string | null
}

/** Fields and bodies where it makes no difference which form they belong to. */
type Values = Readonly<Record<string, unknown>>

/** Fields of a form with nothing filled in. */
export const blankOf = <Name extends FormName>(name: Name): FieldsOf<Name> =>
  eachControl(formOf(name), ({ kind }) =>
    kind === 'document' ? NO_DOCUMENT : kind === 'consent' ? false : '',
  ) as FieldsOf<Name>

/** The fields of a form that a browser sent by itself. An absent control is empty, and so is an unknown choice. */
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
 * The fields that keep a form from being sent, and why (section 5), in the order of the page. The schema of the call
 * judges the texts; consent, document and the present moment are judged here.
 *
 * @param now the moment in German time, `YYYY-MM-DDTHH:MM`; empty where nothing is past
 * @param unfinished the fields that hold a begun day or time, of which a browser gives no value
 */
export function problemsIn<Name extends FormName>(
  name: Name,
  fields: FieldsOf<Name>,
  now: string,
  unfinished: readonly string[] = [],
): Problems<FieldsOf<Name>> {
  const form = formOf(name)
  const { call, controls } = form
  const values: Values = fields
  const parsed = call.request.safeParse(bodyFrom(form, values, null))
  const issues = parsed.success ? [] : parsed.error.issues
  const found = Object.entries(controls).flatMap(([field, control]) => {
    const { sentAs = field } = control
    const issue = issues.find(({ path }) => path[0] === sentAs)
    const problem =
      (unfinished.includes(field) ? 'unfinished' : undefined) ??
      problemOf(control, values[field], issue?.code) ??
      timingProblem(control, field, values, now)
    return problem ? [[field, problem]] : []
  })
  return Object.fromEntries(found) as Problems<FieldsOf<Name>>
}

function problemOf(control: Control, value: unknown, issue: string | undefined): Problem | undefined {
  if (control.kind === 'consent') return value === true ? undefined : 'missing'
  if (control.kind === 'document') return documentProblem(value as ChosenDocument)
  const isRequired = 'required' in control
  const text = wellFormed(asMeant(control, value))
  if (text === '') return isRequired ? 'missing' : undefined
  if (issue === 'too_big') return 'tooLong'
  if (!isVisible(text)) return isRequired ? 'missing' : 'malformed'
  return issue === undefined ? undefined : 'malformed'
}

/** Reason to refuse a document, if any: larger than 10 MB, or of a type the team cannot open. */
export function documentProblem({ name, bytes }: ChosenDocument): Problem | undefined {
  if (name === '') return undefined
  if (!DOCUMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'malformed'
  return bytes > DOCUMENT_BYTES_LIMIT ? 'tooLarge' : undefined
}

function timingProblem(control: Control, field: string, values: Values, now: string): Problem | undefined {
  const textOf = (name: string) => onOneLine(String(values[name])).trim()
  if (control.kind === 'day') return dayProblem(textOf(field), now)
  return 'day' in control ? timeProblem(textOf(field), textOf(control.day), now) : undefined
}

/**
 * The documented body (section 7), without what nobody sees, and without the blanks around what was typed.
 *
 * @param language of the page, in which a day is spelled out as the visitor reads it
 * @throws where a choice is missing: only a complete form can become a body
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
  if (unchosen) throw new Error(`The form ${name} was sent without its ${unchosen[0]}.`)
  return bodyFrom(form, values, language) as BodyOf<Name>
}

/** The body with the cleaned values of the form's controls. */
const bodyFrom = (form: Form, values: Values, language: Language | null): object =>
  form.body(
    eachControl(form, (control, field) => sentValue(control, values[field], language)),
    language,
  )

/** Text of a control without invisible characters and without the blanks around it. */
function asMeant({ kind }: Control, value: unknown): string {
  const clean = kind === 'lines' ? onLines : kind === 'email' ? asAddress : onOneLine
  return clean(String(value)).trim()
}

function sentValue(control: Control, value: unknown, language: Language | null): unknown {
  if (control.kind === 'document') return (value as ChosenDocument).name !== ''
  const text = asMeant(control, value)
  if (!('inWords' in control)) return text
  return text && language ? dayInWords(text, language) : text
}
