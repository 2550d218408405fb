import { load } from 'virtual:law-modules/sentence-questions'
import type { ToolLanguage } from './law.ts'
import type { SentenceForm } from './tool-page.ts'

/** Questions of the visitor's sentence, with every country. */
export const loadSentence = async (language: ToolLanguage): Promise<SentenceForm['questions']> =>
  (await load.you[language]()).questions
