import type { PhrasingContent, Root } from 'mdast'
import type { ArticleLanguage } from '#src/content/article.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { STATES, type State } from '#src/content/states.ts'
import { attributesOf, elementsNamed, problemAt, replaceElement } from './elements.ts'
import { marked, table, text } from './table.ts'

/** Whom a table of the states is for. */
type Profession = 'doctors' | 'nurses'

const HEADS: Record<Profession, Record<ArticleLanguage, readonly string[]>> = {
  doctors: {
    en: ['State', 'Licence after training outside the EU', 'Language exam', 'Exam fee'],
    de: ['Bundesland', 'Approbation bei Ausbildung außerhalb der EU', 'Fachsprachprüfung', 'Prüfungsgebühr'],
    tr: ['Eyalet', 'AB dışındaki eğitimden sonra Approbation', 'Mesleki dil sınavı', 'Sınav ücreti'],
  },
  nurses: {
    en: ['State', 'Who recognises nurses', 'Fee of the check'],
    de: ['Bundesland', 'Wer Pflegefachkräfte anerkennt', 'Gebühr der Prüfung'],
    tr: ['Eyalet', 'Hemşireleri tanıyan makam', 'İnceleme ücreti'],
  },
}

const ASK: Record<ArticleLanguage, string> = { en: 'Ask', de: 'Erfragen', tr: 'Kuruma sorunuz' }

/**
 * Replaces each `<StateTable>` by the table of the sixteen states with their bodies, each linked: those for doctors,
 * or those `for="nurses"`.
 *
 * @throws on any other profession
 */
export function resolveStates(tree: Root, language: ArticleLanguage): void {
  for (const node of elementsNamed(tree, 'StateTable')) {
    const { for: profession = 'doctors' } = attributesOf(node)
    if (profession !== 'doctors' && profession !== 'nurses')
      throw problemAt(node, '<StateTable> is for="doctors" or for="nurses"')
    const states = STATES.toSorted((one, other) => one[language].localeCompare(other[language], language))
    const rows = states.map((state) => [
      [text(state[language])],
      ...CELLS[profession](state, language).map((cell) => [cell]),
    ])
    const heads = HEADS[profession][language].map((head) => [text(head)])
    const keys = states.map(({ en }) => en.toLowerCase().replaceAll('ü', 'ue').replaceAll(' ', '-'))
    replaceElement(tree, node, [marked(table([heads, ...rows]), { 'data-rows': keys.join(' ') })])
  }
}

const CELLS: Record<Profession, (state: State, language: ArticleLanguage) => PhrasingContent[]> = {
  doctors: ({ licence, languageExam, languageExamFee }, language) => [
    linkTo(licence, language),
    linkTo(languageExam, language),
    fee(languageExamFee, language),
  ],
  nurses: ({ nursing, nursingFee }, language) => [linkTo(nursing, language), fee(nursingFee, language)],
}

const linkTo = (body: State['nursing'], language: ArticleLanguage): PhrasingContent =>
  body ? { type: 'link', url: body.link, children: [text(body.name)] } : text(ASK[language])

const fee = (euros: number | State['nursingFee'], language: ArticleLanguage): PhrasingContent =>
  text(euros === undefined ? ASK[language] : formatFigure({ value: euros, unit: 'EUR' }, language))
