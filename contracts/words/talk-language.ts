import type { Language } from './language.ts'

/** The languages in which the team advises, each in its own words. */
export const TALK_LANGUAGES = [
  { lang: 'de', name: 'Deutsch' },
  { lang: 'en', name: 'English' },
  { lang: 'tr', name: 'Türkçe' },
  { lang: 'az', name: 'Azərbaycanca' },
  { lang: 'ru', name: 'Русский' },
] as const
export type TalkLanguage = (typeof TALK_LANGUAGES)[number]['name']

const HEADING: Record<Language, string> = { en: 'Talk in', de: 'Gesprächssprache' }

/** The line above a message that says in which language the visitor wishes to talk. */
export const talkLanguageLine = (chosen: string, language: Language): string =>
  `${HEADING[language]}: ${chosen}`

/** A message below that line, where a language is chosen. Without `language` the line is the longest, the German one. */
export const belowTalkLine = (chosen: string, message: string, language: Language | null): string =>
  [chosen && talkLanguageLine(chosen, language ?? 'de'), message].filter(Boolean).join('\n\n')

/** Longest such line with the blank line below it, in UTF-16 code units; it shortens the message by as much. */
export const TALK_LINE_LIMIT = 50
