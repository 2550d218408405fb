import { stringify } from 'csv-stringify'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { asksForConsent } from '#contracts/forms/consent.ts'

const SENT_FIELDS = sendContactEmail.request.def.options.flatMap(({ shape }) => Object.keys(shape))

/** Columns of an export of leads, the most important first. They include every field that a form sends. */
export const LEAD_COLUMNS = [
  ...['receivedAt', 'reference'],
  ...new Set([
    ...['formType', 'language', 'name', 'email', 'phone', 'selectedType', 'topic', 'message'],
    ...['appointmentDate', 'date', 'time'],
    ...SENT_FIELDS,
  ]),
  'answered',
  'talk',
  'consentVersion',
  'heldBecause',
  'teamMailSentAt',
  'visitorMailSentAt',
  'teamMailFailure',
  'visitorMailFailure',
]
export const SIGN_UP_COLUMNS = [
  'confirmedAt',
  'email',
  'language',
  'requestedAt',
  'textVersion',
  'by',
  'requestedFrom',
  'confirmedFrom',
  'withdrawUrl',
]

/** Sets `consentVersion` to `missing` if the form asks for consent but sent no version. */
export const withConsentVersion = (row: Record<string, unknown>): Record<string, unknown> =>
  row.consentVersion === undefined && asksForConsent(String(row.formType))
    ? { ...row, consentVersion: 'missing' }
    : row

/**
 * Start of a formula: at the beginning of the text, or after a character that a spreadsheet may take for a delimiter.
 */
const FORMULA = /(^|[;,\t\r\n])([ "]*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * Texts that a German or English spreadsheet would convert to a number (losing leading zeros), a date or a boolean.
 */
const CONVERTED = [
  /^(?=.*\d)[\d.,:/%€$-]+(e[+-]?\d+)?$/i,
  /^(?=.*\d)[\d ./,-]*(jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*[\d ./,-]*$/iu,
  /^(true|false|wahr|falsch)$/i,
]
/** Columns with dates, times, and versions such as `2026-11`. Spreadsheets are allowed to convert their values. */
const OWN_COLUMNS = new Set([
  ...['receivedAt', 'date', 'time', 'appointmentDate', 'consentVersion'],
  ...['confirmedAt', 'requestedAt', 'textVersion', 'answered'],
])

export const escapeFormulas = (text: string) => text.replace(FORMULA, "$1$2'$3")

const protectText = (text: string) =>
  CONVERTED.some((pattern) => pattern.test(text.trim())) ? `'${text}` : escapeFormulas(text)

/**
 * Formats rows as CSV for German spreadsheets, with semicolons and a byte order mark. Prevents formulas and, except in
 * `OWN_COLUMNS`, the conversion of text to numbers, dates or booleans.
 */
export const csvOf = (columns: readonly string[]) =>
  stringify({
    bom: true,
    delimiter: ';',
    header: true,
    columns: [...columns],
    quoted_string: true,
    cast: {
      string: (text, { column }) =>
        OWN_COLUMNS.has(String(column)) ? escapeFormulas(text) : protectText(text),
      date: (date) => date.toISOString(),
      boolean: String,
    },
  })
