import type * as z from 'zod/mini'
import { CONFIRMATIONS } from './confirmation.ts'
import { FORM_PAGES, type FormPage, type FormPageName } from './form-pages.ts'
import { formSignalsText, TRAP } from './form-signals.ts'
import { DAY, dayInBerlin, dayInWords, existsInBerlin, existsInCalendar, TIME } from './german-time.ts'
import { HEADERS } from './headers.ts'
import { isLanguage, type Language } from './language.ts'

/** The `Content-Type` of a form's own submit. Browsers name no charset; what they send is UTF-8. */
export const FORM_CONTENT_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i

/** No form of ours has as many. */
const FIELDS_LIMIT = 64

/** Which form was sent, and in which language its page is. */
export interface AskedPage {
  page: FormPageName
  language: Language
}

/** What the address of a form's action says; null for a call of the app, and for pages that do not exist. */
export function askedPage(query: URLSearchParams): AskedPage | null {
  const [page, language] = [query.get('from') ?? '', query.get('language')]
  return Object.hasOwn(FORM_PAGES, page) && isLanguage(language)
    ? { page: page as FormPageName, language }
    : null
}

/** The confirmation's page, which posts to its own address, and the token in it; null for any other address. */
export function askedConfirmation({ pathname, searchParams }: URL): (AskedPage & { token: string }) | null {
  const { path } = FORM_PAGES.confirmation
  const isGerman = pathname === `/de${path}`
  if (pathname !== path && !isGerman) return null
  return { page: 'confirmation', language: isGerman ? 'de' : 'en', token: searchParams.get('token') ?? '' }
}

/** The fields of a post by their names, each value as it was typed; the same name twice is nobody's form. */
export type Fields = Readonly<Record<string, string>>

/**
 * The fields of an `application/x-www-form-urlencoded` body. Line ends become `\n`, as the app sends them.
 *
 * @throws on what no browser sends: other charsets, broken escapes, a name twice, more than 64 fields
 */
export function readFields(text: string): Fields {
  const pairs = text === '' ? [] : text.split('&', FIELDS_LIMIT + 1).map(pairIn)
  const fields = Object.fromEntries(pairs)
  if (pairs.length > FIELDS_LIMIT || Object.keys(fields).length < pairs.length)
    throw new Error('No form has these fields.')
  return fields
}

/** Not by `URLSearchParams`, which would put other characters in the place of bytes that are no UTF-8. */
function pairIn(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split('=')
  const read = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  return [read(name), read(value.join('=')).replace(/\r\n?/g, '\n')]
}

/** The documented body of a post; fields that the page has not are left out, and what it has must be there. */
export function bodyIn(fields: Fields, { page, language }: AskedPage): Record<string, unknown> {
  const { fixed, controls }: FormPage = FORM_PAGES[page]
  const typed = Object.entries(controls).flatMap(([control, names]) => {
    const value = typedIn(control, fields, language)
    return value === undefined ? [] : names.map((name) => [name, value])
  })
  return { ...fixed, ...Object.fromEntries(typed) }
}

function typedIn(control: string, fields: Fields, language: Language): string | boolean | undefined {
  const value = Object.hasOwn(fields, control) ? fields[control] : undefined
  if (control === 'fileAttached') return value === 'true'
  // As the app words it: the team reads the day as the visitor did.
  if (control === 'appointmentDate' && value && existsInCalendar(value)) return dayInWords(value, language)
  return control === 'appointmentDate' && value === '' ? undefined : value
}

/**
 * What stands for the headers that only a script can set. How long the form was filled in is not known, so the hidden
 * field alone tells a program. Without a key the function takes the content for it.
 */
export const headersIn = (fields: Fields, { language }: AskedPage): Record<string, string> => ({
  [HEADERS.contentLanguage]: language,
  [HEADERS.formSignals]: formSignalsText({ filledInS: null, isTrapFilled: Boolean(fields[TRAP]) }),
  ...(fields.consent && { [HEADERS.consentVersion]: fields.consent }),
  // A press of the button is a person's, as far as anybody can tell.
  [HEADERS.confirmation]: CONFIRMATIONS.find((known) => known === fields.confirmation) ?? 'gesture',
})

/** Why a control keeps its form from being taken, in the words of the forms' charts. */
export type PostProblem = 'missing' | 'malformed' | 'tooLong' | 'past'

/** The controls of a post to mend, in the order of the page; none where the contract takes it. */
export function problemsIn(
  fields: Fields,
  asked: AskedPage,
  now: Date,
): { control: string; problem: PostProblem }[] {
  const { endpoint, controls, consentVersion }: FormPage = FORM_PAGES[asked.page]
  const parsed = endpoint.request.safeParse(bodyIn(fields, asked))
  const issues = parsed.success ? [] : parsed.error.issues
  const found = Object.entries(controls).flatMap(([control, names]) => {
    const issue = issues.find(({ path }) => names.includes(String(path[0])))
    const problem = issue ? problemOf(issue, fields[control] ?? '') : wishProblem(control, fields, now)
    return problem ? [{ control, problem }] : []
  })
  const isRefused = consentVersion !== undefined && !fields.consent
  return isRefused ? [...found, { control: 'consent', problem: 'missing' }] : found
}

function problemOf({ code }: z.core.$ZodIssue, typed: string): PostProblem {
  if (typed.trim() === '') return 'missing'
  return code === 'too_big' ? 'tooLong' : 'malformed'
}

/** Wishes for a day and a time, as `canBeAppointment` has them; own words in place of a day pass. */
function wishProblem(control: string, { date = '', time = '', ...fields }: Fields, now: Date) {
  if (control === 'appointmentDate') return dayProblem(fields.appointmentDate ?? '', now)
  if (control === 'date') return dayProblem(date, now)
  const isPossible =
    !DAY.test(date) || dayProblem(date, now) || !TIME.test(time) || existsInBerlin(date, time)
  return control === 'time' && !isPossible ? 'malformed' : null
}

function dayProblem(day: string, now: Date): PostProblem | null {
  if (!DAY.test(day)) return null
  if (!existsInCalendar(day)) return 'malformed'
  return day < dayInBerlin(now) ? 'past' : null
}
