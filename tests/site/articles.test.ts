import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { longDate } from '#src/content/long-date.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { articleOn, type BuiltPage, mainOf, pages } from './built-pages.ts'

const shown = pages.flatMap((page) => {
  const article = articleOn(page)
  return article ? [{ ...page, article }] : []
})
type ArticlePage = BuiltPage & { article: NonNullable<ReturnType<typeof articleOn>> }

const WORDS = {
  en: {
    inShort: 'In short',
    keyFigures: 'Key figures',
    sources: /^\d+ sources$/,
    disclaimer: /not legal advice/,
    minutes: 'min read',
  },
  de: {
    inShort: 'Kurz gesagt',
    keyFigures: 'Wichtige Zahlen',
    sources: /^\d+ Quellen$/,
    disclaimer: /keine Rechtsberatung/,
    minutes: 'Min. Lesezeit',
  },
  tr: {
    inShort: 'Kısaca',
    keyFigures: 'Önemli rakamlar',
    sources: /^\d+ kaynak$/,
    disclaimer: /hukuki danışmanlık değildir/,
    minutes: 'dk okuma süresi',
  },
}

test('every article of the folder and the second paths are built', () => {
  const written = readArticles(ARTICLES).map(({ slug }) => slug)
  expect(new Set(shown.map(({ article }) => article.slug))).toEqual(new Set(written))
  expect(shown.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/approbation-germany', '/fsp-examination-germany']),
  )
})

test.each(shown)('$url has three key figures beside its text, with their date', ({ document, article }) => {
  const titles = [...document.querySelectorAll('article h2')].filter(
    ({ textContent }) => textContent === WORDS[article.language].keyFigures,
  )
  expect(titles).toHaveLength(1)
  const box = titles[0]?.parentElement
  const values = [...(box?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
  expect(values.filter((value) => /\d/.test(value))).toHaveLength(3)
  expect(box?.lastElementChild?.textContent).toMatch(/20\d\d/)
})

test.each(shown)('$url shows its section, its age and its reading time', (page) => {
  const { document, locale, article } = page
  const header = document.querySelector('article header')
  const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  const filters = article.tags.map((tag) => `/information?${new URLSearchParams({ tag })}`)
  expect(links.slice(0, 4 + filters.length)).toEqual(
    ['/', '/information', article.backLink, '/information#law-changes', ...filters].map((path) =>
      withLocale(path, locale),
    ),
  )
  expect(document.querySelector('h1')?.textContent).toBe(article.title)
  const dates = [...(header?.querySelectorAll('time') ?? [])].map((time) => time.getAttribute('datetime'))
  expect(dates).toEqual([article.updated])
  expect(textOf(header)).toContain(`${article.readTime} ${WORDS[article.language].minutes}`)
  expect(document.querySelector('article')?.closest('[lang]')?.getAttribute('lang')).toBe(article.language)
})

test.each(shown)('$url has summary, checklist, table, sources, disclaimer and a call to action', (page) => {
  const { document, locale, article } = page
  const words = WORDS[article.language]
  const body = document.querySelector('article > header ~ div')
  // Later chapters are in the parts that phones fold.
  const boxes = [...(body?.querySelectorAll(':scope > *, :scope > [data-controller^="fold"] > *') ?? [])]
  expect(boxes[0]?.firstElementChild?.textContent).toBe(words.inShort)
  expect(boxes[0]?.querySelectorAll('li').length).toBeGreaterThanOrEqual(3)
  const sources = boxes.find((box) => words.sources.test(box.querySelector('summary')?.textContent ?? ''))
  const links = [...(sources?.querySelectorAll('ol > li > a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toContain('https://www.make-it-in-germany.com')
  expect(links.some((link) => link?.startsWith('https://www.gesetze-im-internet.de/'))).toBe(true)
  expect(boxes.at(-1)?.textContent).toMatch(words.disclaimer)
  expect(boxes.filter((box) => box.matches('[data-controller="keep-ticks"]'))).toHaveLength(1)
  expect(boxes.filter((box) => box.matches(':has(> h3:first-child)')).length).toBeGreaterThanOrEqual(3)
  expect(body?.querySelectorAll('table').length).toBeGreaterThanOrEqual(1)
  const action = { businesses: '/free-visa-case', individuals: '/free-consultation' }[article.category]
  expect(body?.querySelectorAll(`p > a[href^="${withLocale(action, locale)}"]`).length).toBe(1)
})

const SOURCE = { en: 'Source', de: 'Quelle', tr: 'Kaynak' }

test.each(shown)('$url dates its law once, and every number behind a figure links to its source', (page) => {
  const { document, article } = page
  expect(document.querySelector('article header p + p')?.textContent).not.toBe('')
  expect(textOf(document.querySelector('article header'))).toContain(article.dates)
  const numbers = [...document.querySelectorAll('article sup a')]
  expect(numbers.length).toBeGreaterThanOrEqual(5)
  for (const number of numbers) {
    expect(number.getAttribute('aria-label')).toBe(`${SOURCE[article.language]} ${number.textContent}`)
    const target = document.getElementById(number.getAttribute('href')?.slice(1) ?? '')
    expect(target?.querySelector('a')?.getAttribute('href')).toMatch(/^https:/)
  }
})

test.each(shown)('$url ends with its dated changes, in its own language', ({ document, article }) => {
  const dates = [...document.querySelectorAll('article dl time')].map((time) => time.getAttribute('datetime'))
  expect(dates).toEqual(article.changes.map(({ date }) => date))
  expect(dates[0]).toBe(article.updated)
})

test.each(shown)('$url names its author and three articles to read next', ({ document, article }) => {
  const after = document.querySelector('article + div')
  expect(textOf(after)).toMatch(/our editorial team|unserer Redaktion|Editör ekibimiz/)
  const related = [...(after?.querySelectorAll('section[aria-labelledby="related"] li a') ?? [])]
  expect(related).toHaveLength(3)
  expect(related.map(textOf)).not.toContain(article.title)
  const neighbours = after?.querySelectorAll('nav a').length
  expect(neighbours).toBeGreaterThanOrEqual(1)
})

const NEIGHBOURS = { en: ['Previous', 'Next'], de: ['Vorheriger', 'Nächster'], tr: ['Önceki', 'Sonraki'] }

test.each(LOCALES)(
  'previous and next lead through the articles in the order of their list, in %s',
  (locale) => {
    const cards = mainOf('/information', locale).querySelectorAll('#articles h3[id^="article-"]')
    const titles = [...cards].map(textOf)
    for (const page of shown.filter(({ url }) => url.startsWith(withLocale('/information/', locale)))) {
      const [previous, next] = NEIGHBOURS[page.article.language]
      const place = titles.indexOf(page.article.title)
      const expected = [
        place > 0 && `${previous}: ${titles[place - 1]}`,
        place < titles.length - 1 && `${next}: ${titles[place + 1]}`,
      ]
      expect(neighboursOf(page), page.url).toEqual(expected.filter(Boolean))
    }
    expect(titles.length).toBeGreaterThan(10)
  },
)

test('dates and tags of a Turkish article are Turkish, on its page as on its card', () => {
  const [turkish, others] = [
    shown.filter(({ article }) => article.language === 'tr'),
    shown.filter(({ article }) => article.language !== 'tr'),
  ]
  const tagsElsewhere = new Set(others.flatMap(({ article }) => article.tags))
  for (const { document, article } of turkish) {
    const times = [...document.querySelectorAll('article header time')].map(textOf)
    expect(times).toEqual([longDate(article.updated, 'tr')])
    const tags = [...document.querySelectorAll('article header ul li')].map(textOf)
    expect(tags).toEqual(article.tags)
    expect(tags.filter((tag) => tag !== 'Approbation' && tagsElsewhere.has(tag))).toEqual([])
  }
})

const neighboursOf = ({ document }: ArticlePage) =>
  [...document.querySelectorAll('article + div > nav p')].map(textOf)

function textOf(element: Element | null | undefined): string {
  return element?.textContent ?? ''
}
