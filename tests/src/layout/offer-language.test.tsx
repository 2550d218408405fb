import { afterEach, expect, test, vi } from 'vitest'
import { offerFor, offerLanguage } from '#src/layout/offer-language.ts'

test.for([
  ['a Turkish reader of the English page', ['tr-TR', 'en'], 'en', 'tr'],
  ['a German reader of the English page', ['DE-AT'], 'en', 'de'],
  ['a Turkish reader of the German page', ['tr'], 'de', 'tr'],
  ['a French reader who also reads German', ['fr-FR', 'de'], 'en', 'de'],
  ['who reads the language of the page first', ['de', 'tr'], 'de', undefined],
  ['who would rather read English, which every page links to', ['en-GB', 'tr'], 'de', undefined],
  ['who reads none of the languages of this site', ['fr', 'pl'], 'en', undefined],
] as const)('%s is offered the right language', ([, languages, page, offered]) => {
  expect(offerFor(languages, page)).toBe(offered)
})

const shown = () => [...document.querySelectorAll<HTMLElement>('p')].filter((line) => !line.hidden)

function open(page: string, languages: readonly string[]) {
  document.documentElement.lang = page
  document.body.innerHTML = `<p lang="tr" hidden>Türkçe <button>Kapat</button></p><p lang="de" hidden>Deutsch <button><svg></svg></button></p>`
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const opened = new AbortController()
  for (const line of document.querySelectorAll('p')) offerLanguage(line, opened.signal)
  return () => opened.abort()
}

afterEach(() => vi.restoreAllMocks())

test('only the line of the browser’s language appears, and a press beside its button does nothing', () => {
  open('en', ['de-DE'])
  expect(shown().map(({ lang }) => lang)).toEqual(['de'])
  shown()[0]?.click()
  expect(shown()).toHaveLength(1)
})

test('a page that was left no longer listens to the button', () => {
  const stop = open('en', ['tr'])
  stop()
  document.querySelector('button')?.click()
  expect(shown().map(({ lang }) => lang)).toEqual(['tr'])
})

test('the language of the page is never offered', () => {
  open('de', ['de-DE'])
  expect(shown()).toEqual([])
})

test('once closed, it stays hidden on the next pages', () => {
  open('en', ['de-DE'])
  document
    .querySelector<HTMLElement>('[lang=de] svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(shown()).toEqual([])
  open('en', ['tr'])
  expect(shown()).toEqual([])
})
