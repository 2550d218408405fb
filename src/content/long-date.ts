import { dateFormat } from '#contracts/values/date-format.ts'

/** Formats a date (`YYYY-MM-DD`) in a language: "1 March 2024", „1. März 2024“, "1 Mart 2024". */
export const longDate = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
