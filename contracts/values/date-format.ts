import { formatTag } from './language.ts'

/** Cache of formats, because creating one takes milliseconds on an old phone. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(formatTag(language), options)
  formats.set(key, format)
  return format
}
