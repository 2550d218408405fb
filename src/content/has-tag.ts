/** Equivalent tags in several languages. */
const CONCEPTS: readonly (readonly string[])[] = [
  ['Doctors', 'Ärztinnen und Ärzte', 'Doktorlar'],
  ['EU Blue Card', 'Blaue Karte EU'],
  ['Family', 'Familie', 'Aile birleşimi'],
  ['Job Search', 'Jobsuche', 'İş Arama'],
  ['Language Exam', 'Sprachprüfung', 'Dil Sınavı'],
  ['Nurses', 'Pflegekräfte', 'Hemşireler'],
  ['Opportunity Card', 'Chancenkarte', 'Fırsat Kartı'],
  ['Recognition', 'Anerkennung', 'Tanıma (denklik)'],
  ['Residence Permit', 'Aufenthaltstitel'],
  ['Skilled Workers', 'Fachkräfte'],
]

/** True if the tags include `tag` or its equivalent in another language. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  const concept = CONCEPTS.find((names) => names.includes(tag)) ?? [tag]
  return concept.some((name) => tags.includes(name))
}
