import { stringify } from 'csv-stringify'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { asksForConsent } from '#contracts/forms/consent.ts'

/** Every field that a form of the site sends to the team. */
const SENT_FIELDS = sendContactEmail.request.def.options.flatMap(({ shape }) => Object.keys(shape))

/** The columns of an export, those that readers look for first; other rows than those of the forms have none. */
export const LEAD_COLUMNS = [
  ...['receivedAt', 'reference'],
  ...new Set([
    ...['formType', 'language', 'name', 'email', 'phone', 'selectedType', 'topic', 'message'],
    ...['appointmentDate', 'date', 'time'],
    ...SENT_FIELDS,
  ]),
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

/** A stored lead as it is exported: `missing` in place of the consent that its form asks for, and that did not come. */
export const exportedLead = (row: Record<string, unknown>): Record<string, unknown> =>
  row.consentVersion === undefined && asksForConsent(String(row.formType))
    ? { ...row, consentVersion: 'missing' }
    : row

/** Places where a spreadsheet may see the start of a cell, with our delimiter or another, and a formula there. */
const FORMULA = /(^|[;,\t\r\n])([ "]*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** Whole cells that a German or English spreadsheet reads as a number, a date or a truth value, losing zeros and digits. */
const CONVERTED = [
  /^(?=.*\d)[\d.,:/%€$-]+(e[+-]?\d+)?$/i,
  /^(?=.*\d)[\d ./,-]*(jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*[\d ./,-]*$/iu,
  /^(true|false|wahr|falsch)$/i,
]
/** Columns of our own, which a spreadsheet may read as days and times. */
const OWN_COLUMNS = new Set([
  ...['receivedAt', 'date', 'time', 'appointmentDate', 'consentVersion'],
  ...['confirmedAt', 'requestedAt', 'textVersion'],
])

/** Text that no spreadsheet runs. */
export const harmless = (text: string) => text.replace(FORMULA, "$1$2'$3")

/** Text that a spreadsheet shows as it was typed. */
const asTyped = (text: string) =>
  CONVERTED.some((pattern) => pattern.test(text.trim())) ? `'${text}` : harmless(text)

/**
 * Turns rows into what a German spreadsheet opens by a double click: semicolons, a mark of UTF-8, no formulas, and what
 * was typed as it was typed.
 */
export const csvOf = (columns: readonly string[]) =>
  stringify({
    bom: true,
    delimiter: ';',
    header: true,
    columns: [...columns],
    quoted_string: true,
    cast: {
      string: (text, { column }) => (OWN_COLUMNS.has(String(column)) ? harmless(text) : asTyped(text)),
      date: (date) => date.toISOString(),
      boolean: String,
    },
  })
