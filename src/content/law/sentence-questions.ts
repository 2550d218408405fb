import { load } from 'virtual:law-modules/sentence-questions'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { SentenceForm } from './tool-page.ts'

export const loadSentence = async (language: Language): Promise<SentenceForm['questions']> =>
  (await inLanguage(load.you, language)()).questions
