/** Cached, because creating one takes an old phone milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day (`YYYY-MM-DD`) in a language: "1 March 2024", „1. März 2024“, "1 Mart 2024". */
export function longDate(day: string, language: string): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(day))
}
