import { type Answers, type Condition, matches } from '#contracts/tables/answers.ts'
import type { Language } from '#contracts/values/language.ts'

type Wording = Readonly<Record<Language, RegExp>>

/** Pairs of statements that exclude each other: one of an outcome, one of a line of its plan. */
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
  {
    name: 'asks for A1, although none is needed',
    outcome: {
      en: /\bno A1|without A1|no German is asked/i,
      de: /\b(?:weder|kein|ohne) A1|und Deutsch sind keine Bedingung/i,
      tr: /\bne A1|A1 (?:yok|ve ev kanıtı olmadan)|A1[^.]*istenmez|Almanca istenmez/,
    },
    line: { en: /\bA1\b/, de: /\bA1\b/, tr: /\bA1\b/ },
  },
  {
    name: 'asks for a rental contract, although housing is not examined',
    outcome: {
      en: /(?:no|without) proof of housing|housing (?:is|are) not asked/i,
      de: /(?:ohne|weder|kein)[^.]* Nachweis (?:zum Wohnraum|der Wohnung)|Wohnraum werden nicht/,
      tr: /ev kanıtı (?:olmadan|yok|iste)|ev sorulmaz/,
    },
    line: { en: /\brent/i, de: /Miet/, tr: /kira/ },
  },
  {
    name: 'asks for proof of income, although income is no condition',
    outcome: {
      en: /income is (?:as a rule )?no condition/i,
      de: /Einkommen ist (?:in der Regel )?keine Bedingung/,
      tr: /Gelir (?:kural olarak )?şart değildir/,
    },
    line: { en: /payslip|living costs/i, de: /Gehaltsabrechnung|Lebensunterhalt/, tr: /bordro|geçim/i },
  },
]

/** Lines of the plan that do not fit certain answers, whatever the outcome says; their English wording is tested. */
const MISPLACED: readonly { name: string; given: Condition; line: RegExp }[] = [
  {
    name: 'speaks of a marriage to a child, a parent or a relative',
    given: {
      relation: [
        'par_german',
        'par_eu',
        'par_refugee',
        'child_german',
        'child_u16',
        'child_16',
        'parent',
        'relative',
      ],
    },
    line: /\bA1\b|spouse|marriage/i,
  },
  {
    name: 'asks for the marriage certificate of people who are not married yet',
    given: { relation: ['engaged'] },
    line: /marriage certificate/i,
  },
  {
    name: 'asks for a permit that people abroad do not hold',
    given: { goal: ['family'] },
    line: /your permit,/i,
  },
  {
    name: 'asks for a permit that visitors do not hold',
    given: { where: ['abroad', 'de_visit'] },
    line: /your permit,/i,
  },
  {
    name: 'asks for an employer’s papers, although there is no employer',
    given: { else: ['self', 'self_graduate', 'dropped', 'subject'] },
    line: /contract or binding offer|declaration of employment|payslip/i,
  },
  {
    name: 'asks for a degree, although the rule asks for experience',
    given: { goal: ['work'], who: ['it_exp'] },
    line: /anabin|list of subjects/i,
  },
]

/** Returns the reason why a line of the plan does not fit the answers, or `undefined`. */
export const misplacementOf = (known: Answers, line: string): string | undefined =>
  MISPLACED.find((each) => each.line.test(line) && matches(each.given, known))?.name

/** Requirements before a permit: the words by which a result states each, and the step that the plan then needs. */
const REQUIRED: readonly { name: string; text: RegExp; step: RegExp; unless?: Condition }[] = [
  {
    name: 'the confirmation of the qualification',
    text: /must confirm this qualification|recognised at home/,
    step: /\bconfirms?\b/,
  },
  {
    name: 'the chamber’s proof of the training',
    text: /must show that the training met German rules/,
    step: /\bchamber\b/,
  },
  {
    name: 'the comparison of the degree',
    text: /degree must be comparable|whether your degree is comparable|(?<!Later: )\b(?:with|and) a comparable degree/i,
    step: /statement of comparability/,
    unless: { where: ['de_graduate'] },
  },
  {
    name: 'the recognition of the training',
    text: /Recognised: send the notice/,
    step: /recognition notice/,
  },
  { name: 'the licence', text: /^Licence first/, step: /licence/ },
  { name: 'the federation’s confirmation', text: /federation[^.]* confirms/, step: /federation/ },
]

/** Returns what the texts of a result require and none of the steps does. All texts are English. */
export const missingSteps = (known: Answers, result: string, steps: readonly string[]): string[] =>
  REQUIRED.flatMap(({ name, text, step, unless }) =>
    !(unless && matches(unless, known)) && text.test(result) && !steps.some((each) => step.test(each))
      ? [name]
      : [],
  )

/** True if the name of a paper advises its reader, or leaves open whether it is needed: no office wants to read that. */
export const advises = (german: string): boolean =>
  /\bSie\b|\bfragen\b|\bwo (?:nötig|der|die|es|sie)\b|\bwenn\b/.test(german)

/** Words for the way through an embassy, which people who apply at the immigration authority do not take. */
const EMBASSY = /embass|consulate|\bvisa\b|Botschaft|Konsulat|Visum|büyükelçi|konsolos|temsilcili|vize/i

/** True if one of the texts names an embassy, a consulate or a visa. */
export const namesEmbassy = (texts: readonly string[]): boolean => texts.some((text) => EMBASSY.test(text))

/** Returns the contradiction between an outcome’s text and a line of its plan in one language, or `undefined`. */
export const contradictionOf = (language: Language, outcome: string, line: string): string | undefined =>
  CONTRADICTIONS.find((each) => each.outcome[language].test(outcome) && each.line[language].test(line))?.name
