import type { VisitorLanguage } from './language.ts'

/** The languages of the team's consultations, each by its own name. */
export const TALK_LANGUAGES = [
  { lang: 'de', name: 'Deutsch' },
  { lang: 'en', name: 'English' },
  { lang: 'tr', name: 'Türkçe' },
  { lang: 'az', name: 'Azərbaycanca' },
  { lang: 'ru', name: 'Русский' },
] as const
export type TalkLanguage = (typeof TALK_LANGUAGES)[number]['name']

const HEADING: Record<VisitorLanguage, string> = {
  en: 'Talk in',
  de: 'Gesprächssprache',
  tr: 'Görüşme dili',
}

/** A first line for a message, naming the requested language of the consultation. */
export const talkLanguageLine = (chosen: string, language: VisitorLanguage): string =>
  `${HEADING[language]}: ${chosen}`

/**
 * Prepends that line to a message, if a language is chosen. If `language` is null, the line is German, the
 * longest one.
 */
export const belowTalkLine = (chosen: string, message: string, language: VisitorLanguage | null): string =>
  [chosen && talkLanguageLine(chosen, language ?? 'de'), message].filter(Boolean).join('\n\n')

/**
 * Maximum length of the line that names the language, and of the blank line below it, in UTF-16 code units. Forms
 * subtract it from the limit of the message.
 */
export const TALK_LINE_LIMIT = 50
