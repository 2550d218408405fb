import { stringify } from 'csv-stringify'

/** The columns of an export: other rows than those of the forms have none of their own. */
export const LEAD_COLUMNS = [
  'receivedAt',
  'reference',
  'formType',
  'language',
  'name',
  'email',
  'phone',
  'selectedType',
  'topic',
  'message',
  'appointmentDate',
  'date',
  'time',
  'fileAttached',
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
]

/** Where a spreadsheet may see the start of a cell, rightly or by another delimiter than ours, and a formula there. */
const FORMULA = /(^|[;,\t\r\n])([ "]*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** Text that no spreadsheet runs. */
export const harmless = (text: string) => text.replace(FORMULA, "$1$2'$3")

/** Turns rows into what a German spreadsheet opens by a double click: semicolons, a mark of UTF-8, no formulas. */
export const csvOf = (columns: readonly string[]) =>
  stringify({
    bom: true,
    delimiter: ';',
    header: true,
    columns: [...columns],
    quoted_string: true,
    cast: {
      string: harmless,
      date: (date) => date.toISOString(),
      boolean: String,
    },
  })
