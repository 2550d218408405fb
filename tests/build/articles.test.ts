import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

/** Columns: guide | passage → faulty passage | message of the build */
const WRONG = String.raw`
nurses-germany-turkish.tr.mdx | translated: false → translated: true | the translation is missing; write it, or set "translated: false"
nurses-germany.en.mdx | featured: false → featured: false\ntranslated: false | "translated: false", but there is nurses-germany.de.mdx
fsp-examination-germany.en.mdx | id: fsp-examination → id: nurses | the id "nurses" and the slug must name the same article as in
language-course-visa-germany.en.mdx | Recognition] → recogniTion] | the tag "recogniTion" is spelt "Recognition" in fsp-examination-germany.en.mdx
opportunity-card-germany.en.mdx | backLink: /individuals → backLink: /nowhere | the link /nowhere leads nowhere
opportunity-card-germany.en.mdx | (/opportunity-card-points) → (#no-such-chapter) | the link #no-such-chapter leads nowhere
opportunity-card-germany.en.mdx | \n<Sources → \nSee [that](individuals).\n\n<Sources | the link individuals leads nowhere
opportunity-card-germany.en.mdx | readTime: 13 → readTime: 33 | readTime is 33, but its words take
job-seeker-visa-germany.en.mdx | featured: true → featured: true\nreviewer: nobody | site.people has no "nobody"
nurses-germany.de.mdx | fact: placementFee → fact: spouseAge | the key figure "spouseAge" does not stand in the text
language-course-visa-germany.en.mdx | ## Typical mistakes → ## Typical mistakes\n\n- One | a phone folds the chapter "Typical mistakes", so it must begin with a paragraph
language-course-visa-germany.en.mdx | makeItInGermany → anabin | needs one <Sources>, with makeItInGermany and a statute
language-course-visa-germany.de.mdx | <InShort> → Davor.\n\n<InShort> | must begin with its only <InShort>, with at least 3 points
job-seeker-visa-germany.en.mdx | Checklist> → Timeline> | needs one <Checklist>
job-seeker-visa-germany.de.mdx | to="/free-consultation" → to="/free-visa-case" | needs one <CallToAction>, to /free-consultation
family-reunion-visa-germany.en.mdx | Faq → Example | needs at least 3 <Faq>
family-reunion-visa-germany.de.mdx | \n## Unterlagen → \n### Unterlagen | is a heading of level 3, in family-reunion-visa-germany.en.mdx it is a heading of level 2
permit-in-everyday-life.en.mdx | <Checklist> → <Checklist>\n\n- Take your card, your passport, your contract, your last three payslips and a photo with you to each of the many appointments.\n | a sentence of over 20 words: "Take your card
opportunity-card-germany.en.mdx | .\n → . And on and on and on.\n | words, but must have 900 to 2800
permit-in-everyday-life.de.mdx | keyFigures: → keyFigures:\n  - fact: spouseAge\n    label: one more | needs 3 keyFigures
`

test('Each fault of a guide is named with its file', () => {
  const rows = [...WRONG.matchAll(/.+/g)].map(([row]) => row.replaceAll(String.raw`\n`, '\n').split(' | '))
  const texts = new Map<string, string>()
  for (const [file = '', passages = ''] of rows) {
    const [passage = '', wrong = ''] = passages.split(' → ')
    const text = texts.get(file) ?? readFileSync(path.join(ARTICLES, file), 'utf8')
    expect(text, file).toContain(passage)
    texts.set(file, text.replaceAll(passage, wrong))
  }
  for (const [file, text] of texts) writeFileSync(path.join(folder, file), text)
  const guides = globSync('*.mdx', { cwd: ARTICLES }).map((file) => `/information/${file.split('.')[0]}`)
  const read = readArticles(folder)
  const faults = [...articleProblems(read, [...routePaths(), ...guides]), ...formProblems(read)]
  for (const [file, , fault = ''] of rows)
    expect(
      faults.some((one) => one.startsWith(`${file}: `) && one.includes(fault)),
      fault,
    ).toBe(true)
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
