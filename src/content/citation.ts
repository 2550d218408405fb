/**
 * Prevents line breaks inside citations ("§ 18g Abs. 1 Nr. 2"), ranges ("1-2"), and words with a short part beside a
 * hyphen ("e-mail").
 */
export const unbroken = (citation: string): string =>
  citation
    .replace(/(§|Abs\.|Nr\.|Art\.|Satz|[Ss]ections?|no\.) (?=\d)/g, '$1\u00a0')
    .replace(/(?<=\d)[-–](?=\d)/g, '$&\u2060')
    .replace(/(?<!\p{L})\p{L}-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu, '$&\u2060')
