import { load } from 'virtual:law-modules/said'
import type { ToolLanguage } from './law.ts'
import type { AskedTool } from './tool-page.ts'

/** Questions of the visitor's sentence, with every country. */
export const loadSentence = async (language: ToolLanguage): Promise<AskedTool['questions']> =>
  (await load.you[language]()).questions
