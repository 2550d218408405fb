import type { Language } from './language.ts'

/** Languages in which the team gives consultations. Each name is in the language itself. */
export const TALK_LANGUAGES = [
  { lang: 'de', name: 'Deutsch' },
  { lang: 'en', name: 'English' },
  { lang: 'tr', name: 'Türkçe' },
  { lang: 'az', name: 'Azərbaycanca' },
  { lang: 'ru', name: 'Русский' },
] as const
export type TalkLanguage = (typeof TALK_LANGUAGES)[number]['name']

const HEADING: Record<Language, string> = {
  en: 'Talk in',
  de: 'Gesprächssprache',
  tr: 'Görüşme dili',
}

/** Returns the first line of a message, which states the language for the consultation. */
export const talkLanguageLine = (chosen: string, language: Language): string =>
  `${HEADING[language]}: ${chosen}`

/**
 * Puts the result of `talkLanguageLine` above the message, unless `chosen` is empty. If `language` is unknown (null),
 * uses German: its line is the longest, so a message that fits below it also fits in every other language.
 */
export const belowTalkLine = (chosen: string, message: string, language: Language | null): string =>
  [chosen && talkLanguageLine(chosen, language ?? 'de'), message].filter(Boolean).join('\n\n')

/**
 * Maximum length of `talkLanguageLine` with the blank line below it, in UTF-16 code units. If a message is too long,
 * the form states the message limit minus this length.
 */
export const TALK_LINE_LIMIT = 50
