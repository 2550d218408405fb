/**
 * Keeps numbers on the same line as their sign, as in "§ 18g Abs. 1 Nr. 2" or "Section 18g(1)", and hyphenated ranges
 * and words such as "e-mail" together.
 */
export const unbroken = (citation: string): string =>
  citation
    .replace(/(§|Abs\.|Nr\.|Art\.|Satz|[Ss]ections?|no\.) (?=\d)/g, '$1\u00a0')
    .replace(/(?<=\d)[-–](?=\d)/g, '$&\u2060')
    .replace(/(?<!\p{L})\p{L}-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu, '$&\u2060')
