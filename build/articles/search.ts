import type { Nodes, Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { textOfAnswer } from '#build/law/answer-texts.ts'
import { TOOLS } from '#build/law/current.ts'
import { localize } from '#build/law/tool-texts.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { Place, SearchIndex } from '#src/content/answer.ts'
import { PAGES } from '#src/content/answering-pages.ts'
import { conceptReader } from '#src/content/concepts.ts'
import type { ArticleFile } from './files.ts'
import {
  type Answers,
  glossaryPhrases,
  phrasesIn,
  placesIn,
  type Questions,
  questionsFor,
  readAnswers,
  readGlossary,
  readQuestions,
} from './glossary.ts'
import { headingsOf, plainText } from './structure.ts'

interface Source {
  place: Place
  phrases: readonly string[]
  questions: readonly string[]
  heading: string
  text: readonly string[]
}

/**
 * Builds the search index for one interface language. `articles` has the versions shown in that language. `files` has
 * all versions, because search phrases name chapters by their English anchors.
 *
 * @throws if phrases name an unknown chapter, or a guide has more or fewer chapters than its English version
 */
export async function searchIndex(
  articles: readonly ArticleFile[],
  files: readonly ArticleFile[],
  locale: Language,
): Promise<SearchIndex> {
  const phrases = glossaryPhrases(readGlossary())
  const reader = await conceptReader(phrases)
  const read = (text: string) => reader(text).words.toSorted().join(' ')

  const named = readAnswers()
  const questions = readQuestions()
  const sources = [
    ...articles.flatMap((article) => chaptersOf(article, files, named, questions)),
    ...othersIn(named, questions, locale),
  ]
  const bags = sources.map(({ text, questions }) => ({
    text: text.map(read).join(' '),
    questions: questions.map(read).join(' '),
  }))
  const rareIn = {
    text: rareWords(
      bags.map(({ text }) => text),
      COMMON.text,
    ),
    questions: rareWords(
      bags.map(({ questions }) => questions),
      COMMON.questions,
    ),
  }
  return {
    phrases,
    asked: sources.map(({ phrases: asked }) => [...new Set(asked.map(read).filter(Boolean))].join(';')),
    words: sources.map(({ heading }, index) => ({
      heading: read(heading),
      text: rareIn.text(bags[index]?.text ?? ''),
      questions: rareIn.questions(bags[index]?.questions ?? ''),
    })),
    places: sources.map(({ place }) => place),
  }
}

/** Words that more than this share of the places have say too little about one place. They are not indexed. */
const COMMON = { text: 0.018, questions: 0.04 }

/** Returns a function that sorts the words of a text, and omits those that are common to many of `texts`. */
function rareWords(texts: readonly string[], common: number): (text: string) => string {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isRare = (word: string) => (counts.get(word) ?? 0) <= common * texts.length
  return (text) => text.split(' ').filter(isRare).toSorted().join(' ')
}

/** Returns search results other than guides and chapters: pages, tools, and topics that the site does not cover. */
const othersIn = (named: Answers, questions: Questions, locale: Language): Source[] =>
  placesIn(named, questions).flatMap((id): Source[] => {
    const asked = named[id] ?? ''
    if (typeof asked !== 'string') return []
    const phrases = phrasesIn(asked)
    const page = PAGES[id]
    const place: Place = page
      ? {
          kind: 'page',
          id,
          title: inLanguage(page.title, locale),
          heading: '',
          sentence: inLanguage(page.text, locale),
          language: locale,
        }
      : id === 'missing'
        ? { kind: 'missing', id }
        : { kind: 'tool', id, ...(id.includes('#') && { answer: presetAnswers(id, locale) }) }
    return [{ place, phrases, questions: questionsFor(questions, id), heading: '', text: [] }]
  })

/** Questions whose answers say little about a tool with further preset answers. */
const GENERAL_QUESTIONS = ['country', 'goal']

/** Returns the preset answers in a tool's address, in the words of its questions. */
function presetAnswers(address: string, locale: Language): string {
  const [path, fragment = ''] = address.split('#')
  const answers = Object.entries(answersIn(fragment))
  const specific = answers.filter(([question]) => !GENERAL_QUESTIONS.includes(question))
  const { questions } = path === '/quick-check' ? TOOLS.you : TOOLS.hire
  return (specific.length > 0 ? specific : answers)
    .map(([name, answer]) => {
      const question = questions.find(({ id }) => id === name)
      if (!question) throw new Error(`answers.yaml: ${address} has no question ${name}`)
      return localize(textOfAnswer(question, answer, locale), locale)
    })
    .join('; ')
}

function chaptersOf(
  article: ArticleFile,
  files: readonly ArticleFile[],
  answers: Answers,
  questions: Questions,
): Source[] {
  const { slug, page, language, title, excerpt, tags, category, tree, file } = article
  const asked = answers[slug] ?? {}
  const named: Readonly<Record<string, string>> = typeof asked === 'string' ? {} : asked
  const english = files.find((other) => other.slug === slug && other.language === 'en') ?? article
  const headings = headingsOf(tree)
  const anchors = headingsOf(english.tree).map(({ id }) => id)
  if (anchors.length !== headings.length) throw new Error(`${file}: chapters differ from ${english.file}`)
  const unknown = [...Object.keys(named), ...Object.keys(questions[slug] ?? {})].filter(
    (anchor) => anchor !== WHOLE && !anchors.includes(anchor),
  )
  if (unknown.length > 0) throw new Error(`${file}: unknown chapters ${unknown.join(', ')}`)
  const short = title.replace(/\s*[:–(].*$/, '')
  const shared = { title: short, language, guide: slug, category, ...(page !== slug && { page }) }
  const versions = files
    .filter((other) => other.slug === slug)
    .flatMap((version) => [version.title, ...version.tags])
  const sections = sectionsOf(tree)
  return [
    {
      place: { kind: 'guide', id: slug, heading: '', sentence: excerpt, ...shared },
      phrases: [title, ...phrasesIn(named[WHOLE])],
      questions: questionsFor(questions, slug, WHOLE),
      heading: title,
      text: [excerpt, ...tags, ...versions],
    },
    ...headings.map(({ id, title: heading }, index): Source => {
      const nodes = sections[index] ?? []
      return {
        place: { kind: 'chapter', id: `${slug}#${id}`, heading, sentence: firstSentence(nodes), ...shared },
        phrases: phrasesIn(named[anchors[index] ?? '']),
        questions: questionsFor(questions, slug, anchors[index] ?? ''),
        heading,
        text: plainText({ type: 'root', children: nodes }).split(/\n|(?<=[.?!]) /),
      }
    }),
  ]
}

const WHOLE = 'whole'

function sectionsOf(tree: Root): Root['children'][] {
  const sections: Root['children'][] = []
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push([])
    else sections.at(-1)?.push(node)
  }
  return sections
}

const ENOUGH = 160
/** The first sentence, or several until 40 characters: a chapter may begin with a label such as "Change of job." */
const BEGINNING = /^.{40,}?[^\d.§][.?!](?=\s|$)/

/**
 * Returns the first sentence of a chapter, truncated at a word boundary if it is long. A paragraph that ends with a
 * colon continues in the next one.
 */
function firstSentence(nodes: readonly Nodes[]): string {
  let found = ''
  for (const node of nodes) {
    visit(node, 'paragraph', (paragraph) => {
      if (found === '' || found.endsWith(':'))
        found = `${found} ${toText(paragraph).replaceAll(/\s+/g, ' ')}`.trim()
    })
  }
  const [sentence = ''] = found.match(BEGINNING) ?? [found]
  return sentence.length > ENOUGH ? `${sentence.slice(0, ENOUGH).replace(/\s+\S*$/, '')} …` : sentence
}
