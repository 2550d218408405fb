import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readArticles } from '#build/articles/files.ts'
import { articles, entriesFor } from '#build/articles/plugin.ts'
import { articleProblems } from '#build/articles/rules.ts'
import { faqsOf, plainText } from '#build/articles/structure.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const frontmatter = {
  id: 'a',
  title: 'A title',
  description:
    'A description that is long enough for a search engine to show; that means at least one hundred characters.',
  excerpt: 'An excerpt.',
  category: 'individuals',
  tags: '[Blue Card]',
  published: '2026-01-01',
  updated: '2026-02-01',
  readTime: '1',
  featured: 'false',
  backLink: '/individuals',
}

function write(file: string, changes: Record<string, string> = {}, body = 'Some words.') {
  const lines = Object.entries({ ...frontmatter, ...changes }).map(([key, value]) => `${key}: ${value}`)
  writeFileSync(path.join(folder, file), ['---', ...lines, '---', '', body].join('\n'))
}

const problems = () => articleProblems(readArticles(folder), ['/', '/individuals'])

test('names a missing translation, unless the article declares that it has none', () => {
  write('a.en.mdx')
  expect(problems()).toEqual(['a.en.mdx: the translation is missing; write it, or set "translated: false"'])
  write('a.en.mdx', { translated: 'false' })
  expect(problems()).toEqual([])
  for (const file of ['a.en.mdx', 'a.de.mdx']) write(file)
  expect(problems()).toEqual([])
})

test('a dead link inside an article is named, in the text and in the back link', () => {
  write(
    'a.en.mdx',
    { translated: 'false', backLink: '/nowhere' },
    'See [this](/information/missing) and [that](/individuals#x).',
  )
  expect(problems()).toEqual([
    'a.en.mdx: the link /nowhere leads nowhere',
    'a.en.mdx: the link /information/missing leads nowhere',
  ])
})

test('a dead call to action, a path without its slash and a missing chapter are named too', () => {
  write(
    'a.en.mdx',
    { translated: 'false' },
    [
      '## A chapter',
      '<CallToAction to="/individual">Write to us</CallToAction>',
      'See [this](individuals), [that](#chapter), [here](#a-chapter), [there][ref] and [out](https://x.example).',
      '[ref]: /missing',
    ].join('\n\n'),
  )
  expect(problems()).toEqual([
    'a.en.mdx: the link /individual leads nowhere',
    'a.en.mdx: the link individuals leads nowhere',
    'a.en.mdx: the link #chapter leads nowhere',
    'a.en.mdx: the link /missing leads nowhere',
  ])
})

test('the build fails with the name of the file to fix', () => {
  write('a.en.mdx')
  const [lists] = articles(folder)
  const { load } = lists as unknown as { load: (this: object, id: string) => string }
  expect(() => load.call({}, '\0virtual:articles/en')).toThrow(
    'Articles to put right:\n- a.en.mdx: the translation is missing',
  )
})

test('a chapter that a phone folds, from the fourth on, must begin with a sentence, a question or a case', () => {
  const bodies = ['- One', '- Two', '- Three', '- Four', 'A sentence.', '<Faq question="Why?">Because.</Faq>']
  const chapters = bodies.map((body, index) => `## Chapter ${index + 1}\n\n${body}`)
  write('a.en.mdx', { translated: 'false' }, chapters.join('\n\n'))
  expect(problems()).toEqual([
    'a.en.mdx: a phone folds the chapter "Chapter 4", so it must begin with a paragraph, a <Faq> or an <Example>',
  ])
})

test('a duplicate id is named in both files, and a tag spelt in two ways', () => {
  write('a.en.mdx', { translated: 'false' })
  write('b.en.mdx', { tags: '[BlueCard]', translated: 'false' })
  expect(problems()).toEqual([
    'a.en.mdx: the id "a" and the slug must name the same article as in b.en.mdx',
    'b.en.mdx: the id "a" and the slug must name the same article as in a.en.mdx',
    'b.en.mdx: the tag "BlueCard" is spelt "Blue Card" in a.en.mdx',
  ])
})

test('a read time far from the words counted is named, unless it is given', () => {
  write('a.en.mdx', { translated: 'false', readTime: '9' })
  expect(problems()).toEqual(['a.en.mdx: readTime is 9, but its words take 0.0 minutes'])
  write('a.en.mdx', { translated: 'false', readTime: '9', readTimeIsGiven: 'true' })
  expect(problems()).toEqual([])
})

test.for([
  ['a missing title', { title: '""' }, 'a.en.mdx: title: Too small: expected string to have >=1 characters'],
  ['an unknown key', { titel: 'A title' }, 'a.en.mdx: : Unrecognized key: "titel"'],
  [
    'an update before the publication',
    { updated: '2025-01-01' },
    'a.en.mdx: updated: must not lie before published',
  ],
  [
    'a key figure that the registry does not hold',
    { keyFigures: '[{ fact: moonFare, label: to the moon }]' },
    'a.en.mdx: keyFigures.0.fact: must be a fact of the registry',
  ],
] as const)('%s is named with its file', ([, changes, message]) => {
  write('a.en.mdx', changes)
  expect(() => readArticles(folder)).toThrow(message)
})

test('an unknown fact is named with its line', () => {
  write('a.en.mdx', {}, 'It costs <Fact name="moonFare" />.')
  expect(() => readArticles(folder)).toThrow(
    'a.en.mdx: line 15: <Fact> knows no fact "moonFare"; `npm run facts` lists them',
  )
})

test('a key figure that the text does not state is named', () => {
  const keyFigures = '[{ fact: nationalVisaFee, label: for the visa }]'
  write('a.en.mdx', { translated: 'false', keyFigures })
  expect(problems()).toEqual(['a.en.mdx: the key figure "nationalVisaFee" does not stand in the text'])
  write('a.en.mdx', { translated: 'false', keyFigures }, 'It costs <Fact name="nationalVisaFee" />.')
  expect(problems()).toEqual([])
})

test('facts are in the language of the article', () => {
  write(
    'a.de.mdx',
    { translated: 'false' },
    '<Faq question="Wie viel?">\n\nEs sind <Fact name="blueCardSalary" />.\n\n</Faq>',
  )
  const [article] = readArticles(folder)
  expect(article && faqsOf(article.tree)).toEqual([
    { question: 'Wie viel?', answer: 'Es sind 50.700\u00a0€ im Jahr.' },
  ])
})

test('cells, list items, questions and titles of examples are words of their own', () => {
  write(
    'a.en.mdx',
    { translated: 'false' },
    [
      '## One *chapter*\n\n| Two | Three |\n| --- | --- |\n| four | five |\n\n- Six.\n- Seven.',
      '<Faq question="Eight?">\n\nNine:\n\n- ten\n- eleven\n\n</Faq>',
      '<Example title="Twelve">\n\nThirteen.\n\n</Example>',
    ].join('\n\n'),
  )
  const [article] = readArticles(folder)
  expect(article && plainText(article.tree).split('\n')).toEqual([
    ...['One chapter', 'Two', 'Three', 'four', 'five', 'Six.', 'Seven.'],
    ...['Eight?', 'Nine:', 'ten', 'eleven', 'Twelve', 'Thirteen.'],
  ])
  expect(article && faqsOf(article.tree)).toEqual([{ question: 'Eight?', answer: 'Nine: ten eleven' }])
})

test('a German reader gets the German version, else the English, else the only one', () => {
  write('a.en.mdx')
  write('a.de.mdx')
  write('b.en.mdx', { id: 'b', translated: 'false' })
  write('c.tr.mdx', { id: 'c', translated: 'false' })
  const chosen = entriesFor(readArticles(folder), 'de').map(({ slug, language, locales }) => [
    slug,
    language,
    locales,
  ])
  expect(chosen).toEqual([
    ['a', 'de', ['en', 'de']],
    ['b', 'en', ['en']],
    ['c', 'tr', []],
  ])
})
