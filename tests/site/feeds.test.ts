import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { entriesFor } from '#build/articles/plugin.ts'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleOn, pages } from './built-pages.ts'

const ATOM = 'http://www.w3.org/2005/Atom'
const PATHS = { en: '/information/feed.xml', de: '/de/information/feed.xml' }
const files = readArticles(ARTICLES)

const feeds = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new DOMParser().parseFromString(builtFile(PATHS[locale]).toString(), 'application/xml'),
  ]),
) as Record<Locale, Document>

test.each(LOCALES)('the %s feed is an Atom feed with all that RFC 4287 requires', (locale) => {
  const { documentElement } = feeds[locale]
  expect(feeds[locale].querySelector('parsererror')).toBeNull()
  expect([documentElement.localName, documentElement.namespaceURI]).toEqual(['feed', ATOM])
  const own = (name: string) => [...documentElement.children].filter(({ localName }) => localName === name)
  for (const name of ['id', 'title', 'updated', 'author']) expect(own(name), name).toHaveLength(1)
  expect(own('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['alternate', site.origin + PATHS[locale].replace('/feed.xml', '')],
    ['self', site.origin + PATHS[locale]],
  ])
})

test.each(LOCALES)('the %s feed lists every change of every article, newest first', (locale) => {
  const told = entriesOf(locale).map(({ title, text, date }) => [title, date, text].join(' | '))
  const changed = entriesFor(files, locale).flatMap(({ title, changes }) =>
    changes.map(({ date, text }) => [title, `${date}T00:00:00.000Z`, text].join(' | ')),
  )
  expect(told.toSorted()).toEqual(changed.toSorted())
  const dates = entriesOf(locale).map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(feeds[locale].querySelector('updated')?.textContent).toBe(dates[0])
})

test.each(LOCALES)(
  'each entry of the %s feed has an id of its own and leads to a page of the site',
  (locale) => {
    const built = pages.map(({ url }) => site.origin + url)
    const ids = entriesOf(locale).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${site.origin}/`))).toEqual([])
    expect(entriesOf(locale).filter(({ link }) => !built.includes(link))).toEqual([])
  },
)

test('information pages and articles link the feed of their language, other pages none', () => {
  const named = pages.map(({ url, document }) => [
    url,
    document.head.querySelector('link[rel="alternate"][type="application/atom+xml"]')?.getAttribute('href'),
  ])
  const expected = pages.map((page) => [
    page.url,
    page.path === '/information' || articleOn(page) ? site.origin + PATHS[page.locale] : undefined,
  ])
  expect(named).toEqual(expected)
})

function entriesOf(locale: Locale) {
  return [...feeds[locale].querySelectorAll('entry')].map((entry) => ({
    id: entry.querySelector('id')?.textContent ?? '',
    title: read(entry.querySelector('title')),
    date: entry.querySelector('updated')?.textContent ?? '',
    text: read(entry.querySelector('summary')),
    link: entry.querySelector('link')?.getAttribute('href') ?? '',
  }))
}

/** The text of an element of type "html". */
function read(element: Element | null): string | null {
  return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html').body.textContent
}
