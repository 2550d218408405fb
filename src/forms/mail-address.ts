import { percentEncode } from '#contracts/values/percent-encode.ts'
import { site } from '#src/site/site.ts'

/** Windows cannot open a `mailto:` URL of 2,047 or more characters. */
const LONGEST = 2_000

/** Returns a `mailto:` URL to our address. Omits the text if the URL would be too long for Windows. */
export function mailAddress(subject: string, text: string): { href: string; hasText: boolean } {
  const blank = `mailto:${site.email}?subject=${percentEncode(subject)}`
  const href = `${blank}&body=${percentEncode(text.replaceAll('\n', '\r\n'))}`
  const hasText = href.length <= LONGEST
  return { href: hasText ? href : blank, hasText }
}
