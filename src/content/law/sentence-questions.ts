import { load } from 'virtual:law-modules/sentence-questions'
import type { ToolLanguage } from './law.ts'
import type { SentenceForm } from './tool-page.ts'

export const loadSentence = async (language: ToolLanguage): Promise<SentenceForm['questions']> =>
  (await load.you[language]()).questions
