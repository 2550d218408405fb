import { CONFIRMATIONS } from '#contracts/calls/confirmation.ts'
import { HEADERS } from '#contracts/calls/headers.ts'
import { isLanguage, type Language } from '#contracts/values/language.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { formSignalsText, TRAP } from './form-signals.ts'
import { FORM_NAMES, FORMS, type FormName, formOf, hasPageIn } from './forms.ts'

/** `Content-Type` of a native form post. Browsers send UTF-8 without a `charset` parameter. */
export const FORM_CONTENT_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i

const FIELDS_LIMIT = 64

export interface PostedForm {
  page: FormName
  language: Language
}

/** Reads the form and language from the query of a form's `action`; null for any other query. */
export function readPostedForm(query: URLSearchParams): PostedForm | null {
  const [page, language] = [query.get('from') ?? '', query.get('language')]
  return Object.hasOwn(FORMS, page) && isLanguage(language) && hasPageIn(page as FormName, language)
    ? { page: page as FormName, language }
    : null
}

/**
 * Returns the form, language and token from the URL of a page that is opened from a mail; null for any other URL. Such
 * pages post to their own URL.
 */
export function formOfLink({ pathname, searchParams }: URL): (PostedForm & { token: string }) | null {
  const path = withoutLanguage(pathname)
  const page = FORM_NAMES.find((name) => formOf(name).linkRefusal && formOf(name).page === path)
  return page ? { page, language: pathLanguage(pathname), token: searchParams.get('token') ?? '' } : null
}

/** Posted values, keyed by field name. */
export type PostedFields = Readonly<Record<string, string>>

/**
 * Parses an `application/x-www-form-urlencoded` body. Line endings become `\n`, as in the app's JSON.
 *
 * @throws on invalid UTF-8, broken escapes, duplicate names or more than 64 fields; no form sends these
 */
export function readFields(text: string): PostedFields {
  const pairs = text === '' ? [] : text.split('&', FIELDS_LIMIT + 1).map(pairIn)
  const fields = Object.fromEntries(pairs)
  if (pairs.length > FIELDS_LIMIT || Object.keys(fields).length < pairs.length)
    throw new Error('A form post must not have more fields than any form, or one field twice.')
  return fields
}

/** Decodes a name and its value. Throws on invalid UTF-8; `URLSearchParams` would replace it silently. */
function pairIn(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split('=')
  const read = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  return [read(name), read(value.join('=')).replace(/\r\n?/g, '\n')]
}

/**
 * Builds the headers that the app would send, except the idempotency key. The time spent on the form is unknown without
 * scripts.
 */
export const headersIn = (fields: PostedFields, { language }: PostedForm): Record<string, string> => ({
  [HEADERS.contentLanguage]: language,
  [HEADERS.formSignals]: formSignalsText({ filledInS: null, isTrapFilled: Boolean(fields[TRAP]) }),
  ...(fields.consent && { [HEADERS.consentVersion]: fields.consent }),
  // Without a valid `confirmation` field, the post counts as a gesture, because the visitor pressed a button.
  [HEADERS.confirmation]: CONFIRMATIONS.find((known) => known === fields.confirmation) ?? 'gesture',
})
