/**
 * Prevents line breaks between a sign and its number ("§ 18g Abs. 1 Nr. 2", "Section 18g"), in ranges ("1-2"), and at
 * hyphens after a single letter ("e-mail") or before the last one or two letters of a word.
 */
export const unbroken = (citation: string): string =>
  citation
    .replace(/(§|Abs\.|Nr\.|Art\.|Satz|[Ss]ections?|no\.) (?=\d)/g, '$1\u00a0')
    .replace(/(?<=\d)[-–](?=\d)/g, '$&\u2060')
    .replace(/(?<!\p{L})\p{L}-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu, '$&\u2060')
