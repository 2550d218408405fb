import { expect, test } from 'vitest'
import { entriesFor } from '#build/articles/plugin.ts'
import { LANGUAGES } from '#contracts/values/language.ts'
import { site } from '#src/site/site.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleFiles } from '#tests/support/source-texts.ts'
import { articleOn, pages } from './built-pages.ts'

const PATHS = {
  en: '/information/feed.xml',
  de: '/de/information/feed.xml',
  tr: '/tr/information/feed.xml',
}
const files = articleFiles()

test.each(LANGUAGES)('The %s feed is an Atom feed as RFC 4287 requires, newest change first', (locale) => {
  const feed = new DOMParser().parseFromString(builtFile(PATHS[locale]).toString(), 'application/xml')
  const { documentElement } = feed
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  const own = (name: string) => [...documentElement.children].filter(({ localName }) => localName === name)
  for (const name of ['id', 'title', 'updated', 'author']) expect(own(name), name).toHaveLength(1)
  expect(own('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['alternate', site.origin + (locale === 'tr' ? PATHS.en : PATHS[locale]).replace('/feed.xml', '')],
    ['self', site.origin + PATHS[locale]],
  ])

  const textsOf = (name: string) => [...feed.querySelectorAll(`entry > ${name}`)].map(read)
  const [dates, titles] = [textsOf('updated'), textsOf('title')]
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(own('updated')[0]?.textContent).toBe(dates[0])
  const listed = textsOf('summary').map((text, index) => [titles[index], dates[index], text].join(' | '))
  const articles = entriesFor(files, locale).filter(({ language }) => locale !== 'tr' || language === 'tr')
  const changes = articles.flatMap(({ title, changes }) =>
    changes.map(({ date, text }) => [title, `${date}T00:00:00.000Z`, text].join(' | ')),
  )
  expect(listed.toSorted()).toEqual(changes.toSorted())

  const ids = textsOf('id')
  expect(new Set(ids).size).toBe(ids.length)
  const built = new Set(pages.map(({ url }) => site.origin + url))
  const targets = [...feed.querySelectorAll('entry > link')].map((link) => String(link.getAttribute('href')))
  expect(targets.filter((target) => !built.has(target))).toEqual([])
})

test('Only guides and their list link to the feed, in their language', () => {
  const atom = 'link[rel="alternate"][type="application/atom+xml"]'
  const linked = pages.map(({ document }) => document.head.querySelector(atom)?.getAttribute('href'))
  const expected = pages.map((page) =>
    page.path === '/information' || articleOn(page) ? site.origin + PATHS[page.locale] : undefined,
  )
  expect(linked).toEqual(expected)
})

/** Returns text without markup. Elements of type "html" contain escaped markup, so their text is parsed again. */
const read = ({ textContent }: Element) =>
  new DOMParser().parseFromString(textContent ?? '', 'text/html').body.textContent
