import { cleanAddress } from '#contracts/values/plain-text.ts'
import { MAIL_PROVIDERS } from './mail-providers.ts'

/** Length from which a name may be mistyped. Shorter names resemble those of companies (`gmx.de`, `bmw.de`). */
const LONG_NAME = 5
const COUNTRY = /(^|\.)..$/

/**
 * Returns the address that the visitor probably meant, or null. A domain is mistyped if the name of a large provider,
 * its ending, or each of them has one slip: a letter too many, one missing, one wrong, or two swapped.
 */
export function suggestAddress(typed: string): string | null {
  const address = cleanAddress(typed)
  const at = address.lastIndexOf('@')
  const typedDomain = address.slice(at + 1).toLowerCase()
  const domain = at > 0 ? nearestDomain(typedDomain) : null
  return domain === null || domain === typedDomain ? null : `${address.slice(0, at)}@${domain}`
}

/** Returns the provider's domain that is meant, which may be the typed one. */
function nearestDomain(typed: string): string | null {
  const [typedName = '', ...labels] = typed.split('.')
  const typedEnding = labels.join('.')
  const names = Object.keys(MAIL_PROVIDERS)
  const name =
    names.find((each) => each === typedName) ?? names.find((each) => isMistypedName(typedName, each))
  if (name === undefined) return null
  const endings = String(MAIL_PROVIDERS[name]).split(/\s+/)
  const ending =
    endings.find((each) => each === typedEnding) ??
    endings.find((each) => isMistypedEnding(typedEnding, each)) ??
    (name === typedName ? onlyEnding(name, endings) : undefined)
  return ending === undefined ? null : `${name}.${ending}`
}

/** `gmail.de` can only mean `gmail.com`, while `web.com` is another domain than `web.de`. */
const onlyEnding = (name: string, endings: readonly string[]): string | undefined =>
  name.length >= LONG_NAME && endings.length === 1 ? endings[0] : undefined

/** The first letter is rarely wrong, and tells providers apart: `gmail` and `email`, `icloud` and `cloud`. */
function isMistypedName(typed: string, name: string): boolean {
  const slip = slipIn(typed, name)
  return name.length >= LONG_NAME && slip !== null && (slip.start > 0 || slip.meant.length === 2)
}

/** With one other letter, the code of a country is that of another country. */
function isMistypedEnding(typed: string, ending: string): boolean {
  const slip = slipIn(typed, ending)
  if (!slip) return false
  const isOtherLetter = slip.typed.length === 1 && slip.meant.length === 1
  return !(isOtherLetter && COUNTRY.test(ending) && slip.start >= ending.length - 2)
}

/** Returns the letters by which two words differ, and where they start. Null if that takes more than one slip. */
function slipIn(typed: string, meant: string): { start: number; typed: string; meant: string } | null {
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const slip = {
    start,
    typed: typed.slice(start, typed.length - end),
    meant: meant.slice(start, meant.length - end),
  }
  const isSwapped = slip.meant.length === 2 && slip.typed === `${slip.meant[1]}${slip.meant[0]}`
  return isSwapped || (slip.typed.length <= 1 && slip.meant.length <= 1) ? slip : null
}
