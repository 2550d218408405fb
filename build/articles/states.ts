import type { PhrasingContent, Root } from 'mdast'
import type { ArticleLanguage } from '#src/content/article.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { STATES } from '#src/content/states.ts'
import { elementsNamed, replaceElement } from './elements.ts'
import { marked, table, text } from './table.ts'

const WORDS: Record<ArticleLanguage, { heads: readonly string[]; ask: string }> = {
  en: { heads: ['State', 'Licence after training outside the EU', 'Language exam', 'Exam fee'], ask: 'Ask' },
  de: {
    heads: [
      'Bundesland',
      'Approbation bei Ausbildung außerhalb der EU',
      'Fachsprachprüfung',
      'Prüfungsgebühr',
    ],
    ask: 'Erfragen',
  },
  tr: {
    heads: ['Eyalet', 'AB dışındaki eğitimden sonra Approbation', 'Mesleki dil sınavı', 'Sınav ücreti'],
    ask: 'Kuruma sorunuz',
  },
}

/** Replaces each `<StateTable>` by the table of the sixteen states with their bodies, each linked. */
export function resolveStates(tree: Root, language: ArticleLanguage): void {
  const { heads, ask } = WORDS[language]
  for (const node of elementsNamed(tree, 'StateTable')) {
    const states = STATES.toSorted((one, other) => one[language].localeCompare(other[language], language))
    const rows = states.map(({ [language]: state, licence, languageExam, languageExamFee: fee }) => [
      [text(state)],
      [linkTo(licence)],
      [languageExam ? linkTo(languageExam) : text(ask)],
      [text(fee === undefined ? ask : formatFigure({ value: fee, unit: 'EUR' }, language))],
    ])
    const keys = states.map(({ en }) => en.toLowerCase().replaceAll('ü', 'ue').replaceAll(' ', '-'))
    replaceElement(tree, node, [
      marked(table([heads.map((head) => [text(head)]), ...rows]), { 'data-rows': keys.join(' ') }),
    ])
  }
}

const linkTo = ({ name, link }: { name: string; link: string }): PhrasingContent => ({
  type: 'link',
  url: link,
  children: [text(name)],
})
