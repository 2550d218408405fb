import type { Language } from '#contracts/values/language.ts'

type Wording = Readonly<Record<Language, RegExp>>

/** Statements that exclude each other: what an outcome says, and what no line of its plan may then say. */
const CONTRADICTIONS: readonly { name: string; outcome: Wording; line: Wording }[] = [
  {
    name: 'names the agency’s consent, although the agency is not asked',
    outcome: {
      en: /(?<!often )\bagency is not asked/i,
      de: /Bundesagentur(?: für Arbeit)? wird nicht gefragt/,
      tr: /(?<!çoğu zaman )(?:Ajansı’na|ajansa) sorulmaz/,
    },
    line: {
      en: /agency’s consent|agency: consent/i,
      de: /Zustimmung der (?:Bundesa|A)gentur|Bundesagentur für Arbeit: Zustimmung/,
      tr: /ajansın onayı|Ajansı(?:’nın onayı|: onay)/i,
    },
  },
]

/** Returns the contradiction between an outcome’s text and a line of its plan in one language, or `undefined`. */
export const contradictionOf = (language: Language, outcome: string, line: string): string | undefined =>
  CONTRADICTIONS.find((each) => each.outcome[language].test(outcome) && each.line[language].test(line))?.name
