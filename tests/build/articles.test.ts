import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { formProblems } from '#build/articles/guide-form.ts'
import { articles } from '#build/articles/plugin.ts'
import { articleProblems, routePaths } from '#build/articles/rules.ts'
import { faqsOf, plainText } from '#build/articles/structure.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'articles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Fault = Record<'file' | 'text' | 'other' | 'message', string>
const FAULTS: Fault[] = parse(readFileSync(path.join(import.meta.dirname, 'articles.yaml'), 'utf8'))

test('Each fault of a guide is named with its file', () => {
  const guides = new Map<string, string>()
  for (const { file, text, other } of FAULTS) {
    const guide = guides.get(file) ?? readFileSync(path.join(ARTICLES, file), 'utf8')
    expect(guide, file).toContain(text)
    guides.set(file, guide.replaceAll(text, other))
  }
  for (const [file, guide] of guides) writeFileSync(path.join(folder, file), guide)
  const pages = globSync('*.mdx', { cwd: ARTICLES }).map((file) => `/information/${file.split('.')[0]}`)
  const read = readArticles(folder)
  const faults = [...articleProblems(read, [...routePaths(), ...pages]), ...formProblems(read)]
  const isNamed = ({ file, message }: Fault) =>
    faults.some((fault) => fault.startsWith(`${file}: `) && fault.includes(message))
  expect(FAULTS.filter((fault) => !isNamed(fault))).toEqual([])
})

const FRONTMATTER = {
  id: 'a',
  title: 'A title',
  description: 'A description that is long enough for a search engine. '.repeat(2),
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
  const lines = Object.entries({ ...FRONTMATTER, ...changes }).map(([key, value]) => `${key}: ${value}`)
  writeFileSync(path.join(folder, file), ['---', ...lines, '---', '', body].join('\n'))
}

test('The build stops at a faulty guide, and names it', () => {
  write('a.en.mdx')
  const [lists] = articles(folder)
  const { load } = lists as unknown as { load: (this: object, id: string) => string }
  const build = () => load.call({}, '\0virtual:articles/en')
  expect(build).toThrow('Faults in articles:\n- a.en.mdx: the translation is missing')
  expect(build).toThrow('a.en.mdx: needs one <Checklist>')
})

test.for<[changes: Record<string, string>, fault: string]>([
  [{ title: '""' }, 'title: Too small: expected string to have >=1 characters'],
  [{ titel: 'A title' }, ': Unrecognized key: "titel"'],
  [{ updated: '2025-01-01' }, 'updated: must not lie before published'],
  [{ keyFigures: '[{ fact: moonFare, label: x }]' }, 'keyFigures.0.fact: must be a fact of the registry'],
])('The frontmatter %j is refused with the name of its file', ([changes, fault]) => {
  write('a.en.mdx', changes)
  expect(() => readArticles(folder)).toThrow(`a.en.mdx: ${fault}`)
})

test('A figure that is not in the register is named with file and line', () => {
  write('b.en.mdx', {}, 'It costs <Fact name="moonFare" />.')
  const fault = 'b.en.mdx: line 15: <Fact> knows no fact "moonFare"; `npm run facts` lists them'
  expect(() => readArticles(folder)).toThrow(fault)
})

test('The plain text of a guide has each cell, item and title on its own line', () => {
  const blocks = [
    '## One *chapter*\n\n| Two | Three |\n| --- | --- |\n| four | five |\n\n- Six.\n- Seven.',
    '<Faq question="Eight?">\n\nEs sind <Fact name="blueCardSalary" />:\n\n- ten\n- eleven\n\n</Faq>',
    '<Example title="Twelve">\n\nThirteen.\n\n</Example>',
  ]
  write('a.de.mdx', {}, blocks.join('\n\n'))
  const [article] = readArticles(folder)
  const answer = 'Es sind 50.700\u00a0€ im Jahr:'
  expect(article && plainText(article.tree).split('\n')).toEqual([
    ...['One chapter', 'Two', 'Three', 'four', 'five', 'Six.', 'Seven.'],
    ...['Eight?', answer, 'ten', 'eleven', 'Twelve', 'Thirteen.'],
  ])
  expect(article && faqsOf(article.tree)).toEqual([{ question: 'Eight?', answer: `${answer} ten eleven` }])
})
