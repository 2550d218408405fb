/** Keeps the numbers of a law on the line of their sign, as in "§ 18g Abs. 1 Nr. 2". */
export const unbroken = (citation: string): string =>
  citation.replace(/(§|Abs\.|Nr\.|Art\.|Satz) (?=\d)/g, '$1\u00a0')
