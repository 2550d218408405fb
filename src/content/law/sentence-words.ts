import type { ToolLanguage } from './law.ts'
import type { AskedTool } from './tool-page.ts'

const said = {
  en: () => import('virtual:said/you/en'),
  de: () => import('virtual:said/you/de'),
  tr: () => import('virtual:said/you/tr'),
}

/** The questions of the sentence that travels, with every country. */
export const loadSentence = async (language: ToolLanguage): Promise<AskedTool['questions']> =>
  (await said[language]()).questions
