import { expect, test } from 'vitest'
import { entriesFor } from '#build/articles/plugin.ts'
import { LAW } from '#build/law/current.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { longDate } from '#src/content/long-date.ts'
import { articleFiles } from '#tests/support/source-texts.ts'
import { articleOn, pages } from './built-pages.ts'

const shown = pages.flatMap((page) => {
  const article = articleOn(page)
  return article
    ? [{ ...page, article, all: (selector: string) => [...page.document.querySelectorAll(selector)] }]
    : []
})
const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

const FRAME = {
  en: ['min read', 'our editorial team', 'Source', 'not legal advice', 'Previous', 'Next'],
  de: ['Min. Lesezeit', 'unserer Redaktion', 'Quelle', 'keine Rechtsberatung', 'Vorheriger', 'Nächster'],
  tr: ['dk okuma', 'Editör ekibimiz', 'Kaynak', 'hukuki danışmanlık değildir', 'Önceki', 'Sonraki'],
}

/** Answers that the quick check knows, as in its address. */
const ANSWERS = new Set(
  LAW.tools.you.questions.flatMap(({ id, options }) => options.map((option) => `${id}=${option.id}`)),
)

test('Every guide of the folder is built, and also at its second path', () => {
  const written = articleFiles().map(({ slug }) => slug)
  expect(new Set(shown.map(({ article }) => article.slug))).toEqual(new Set(written))
  expect(shown.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/approbation-germany', '/fsp-examination-germany']),
  )
})

test.each(shown)('$url shows section, tags, dates, author and check in its language', (page) => {
  const { all, locale, article } = page
  const [minutes, team = ''] = FRAME[article.language]
  const links = all('article :is(header, footer) a').map((link) => link.getAttribute('href'))
  const filters = article.tags.map((tag) => `/information?${new URLSearchParams({ tag })}`)
  expect(links.slice(0, 4 + filters.length)).toEqual(
    ['/', '/information', article.backLink, '/information#law-changes', ...filters].map((path) =>
      localizedPath(path, locale),
    ),
  )
  expect(all('article footer ul li').map(textOf)).toEqual(article.tags)
  expect(all('article header time').map(textOf)).toEqual([longDate(article.updated, article.language)])
  expect(all('article dl time').map((time) => time.getAttribute('datetime'))).toEqual(
    article.changes.map(({ date }) => date),
  )
  expect(textOf(all('article header')[0])).toContain(`${article.readTime} ${minutes}`)
  expect(textOf(all('article footer')[0])).toContain(article.dates)
  const answers = article.check?.split('&') ?? []
  expect(all(`article a[href$="/quick-check#${article.check}"]`)).toHaveLength(article.check ? 1 : 0)
  expect(answers.filter((answer) => !ANSWERS.has(answer))).toEqual([])
  expect(textOf(all('h1')[0])).toBe(article.title)
  expect(all('article')[0]?.closest('[lang]')?.getAttribute('lang')).toBe(article.language)
  expect(textOf(all('article + div')[0])).toContain(team)
})

test.each(shown)('$url has key figures, sources, a disclaimer and three guides to read', (page) => {
  const { document, all, article } = page
  const [, , source, disclaimer = ''] = FRAME[article.language]
  const [figures] = all('article h2 + dl')
  expect(
    [...(figures?.querySelectorAll('dd') ?? [])].filter((value) => /\d/.test(textOf(value))),
  ).toHaveLength(3)
  expect(textOf(figures?.nextElementSibling)).toMatch(/20\d\d/)
  for (const number of all('article sup a')) {
    expect(number.getAttribute('aria-label')).toBe(`${source} ${number.textContent}`)
    const target = document.getElementById(number.getAttribute('href')?.slice(1) ?? '')
    expect(target?.querySelector('a')?.getAttribute('href')).toMatch(/^https:/)
  }
  expect(textOf(all('article > header ~ div > *').at(-1))).toContain(disclaimer)
  const related = all('article + div section[aria-labelledby="related"] li a').map(textOf)
  expect(related).toHaveLength(3)
  expect(related).not.toContain(article.title)
  const next = all('article + div a').map((link) => pathLanguage(String(link.getAttribute('href'))))
  if (article.language === 'tr') expect(next.filter((language) => language === 'tr')).toHaveLength(3)
})

test('The links to the previous and next guide follow the order of the list', () => {
  for (const { url, all, article, locale } of shown.filter((page) => page.path.startsWith('/information/'))) {
    const entries = entriesFor(articleFiles(), locale)
    const titles = entries.map(({ title, language }) => (language === locale ? title : title + language))
    const [previous, next] = FRAME[article.language].slice(-2)
    const place = entries.findIndex(({ title }) => title === article.title)
    expect(place, url).toBeGreaterThanOrEqual(0)
    const expected = [
      place > 0 && `${previous}: ${titles[place - 1]}`,
      place < titles.length - 1 && `${next}: ${titles[place + 1]}`,
    ]
    expect(all('article + div > nav p').map(textOf), url).toEqual(expected.filter(Boolean))
  }
})
