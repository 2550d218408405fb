import { percentEncoded } from '#contracts/words/plain-text.ts'
import { site } from '#src/site/site.ts'

/** Windows starts no mail program at 2,047 characters or more. */
const LONGEST = 2_000

/** The address that opens a mail to us; without the text where Windows would not open one of that length. */
export function mailAddress(subject: string, text: string): { href: string; hasText: boolean } {
  const blank = `mailto:${site.email}?subject=${percentEncoded(subject)}`
  const href = `${blank}&body=${percentEncoded(text.replaceAll('\n', '\r\n'))}`
  const hasText = href.length <= LONGEST
  return { href: hasText ? href : blank, hasText }
}
