import { CONFIRMATIONS } from '#contracts/calls/confirmation.ts'
import { HEADERS } from '#contracts/calls/headers.ts'
import { isLanguage, type Language } from '#contracts/words/language.ts'
import { formSignalsText, TRAP } from './form-signals.ts'
import { FORM_NAMES, FORMS, type FormName, formOf } from './forms.ts'

/** The `Content-Type` of a form's own submit. Browsers name no charset; what they send is UTF-8. */
export const FORM_CONTENT_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i

/** Limit of fields, more than any form has. */
const FIELDS_LIMIT = 64

/** The form that was sent, and the language of its page. */
export interface PostedForm {
  page: FormName
  language: Language
}

/** Reads the address of a form's action; null for a call of the app, and for pages that do not exist. */
export function postedForm(query: URLSearchParams): PostedForm | null {
  const [page, language] = [query.get('from') ?? '', query.get('language')]
  return Object.hasOwn(FORMS, page) && isLanguage(language) ? { page: page as FormName, language } : null
}

/** The page behind a link, which posts to its own address, and the token in it; null for any other address. */
export function formBehindLink({ pathname, searchParams }: URL): (PostedForm & { token: string }) | null {
  const language = pathname.startsWith('/de/') ? 'de' : 'en'
  const path = pathname.replace(/^\/de(?=\/)/, '')
  const page = FORM_NAMES.find((name) => formOf(name).linkRefusal && formOf(name).page === path)
  return page ? { page, language, token: searchParams.get('token') ?? '' } : null
}

/** The fields of a post by their names, each value as it was typed; no form of ours sends the same name twice. */
export type PostedFields = Readonly<Record<string, string>>

/**
 * The fields of an `application/x-www-form-urlencoded` body. Line ends become `\n`, as the app sends them.
 *
 * @throws on what no browser sends: other charsets, broken escapes, a name twice, more than 64 fields
 */
export function readFields(text: string): PostedFields {
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

/**
 * Replaces the headers that only a script can set. The time spent on the form is unknown, so the hidden field alone
 * reveals a program. Without a key the function uses the content as the key.
 */
export const headersIn = (fields: PostedFields, { language }: PostedForm): Record<string, string> => ({
  [HEADERS.contentLanguage]: language,
  [HEADERS.formSignals]: formSignalsText({ filledInS: null, isTrapFilled: Boolean(fields[TRAP]) }),
  ...(fields.consent && { [HEADERS.consentVersion]: fields.consent }),
  // A press of the button counts as a person's.
  [HEADERS.confirmation]: CONFIRMATIONS.find((known) => known === fields.confirmation) ?? 'gesture',
})
