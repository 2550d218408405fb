import type { Language } from '#contracts/language.ts'

const TAGS = { en: 'en-GB', de: 'de-DE' }

/** `2026-11-24` as `Tuesday, 24 November 2026`. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(TAGS[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

/** Day and time in Berlin, such as `2 July 2026 at 00:30`. */
export const berlinMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(date)
