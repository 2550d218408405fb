import { expect, test, vi } from 'vitest'
import { offerFor, offerLanguage } from '#src/layout/offer-language.ts'

test.for([
  ['a Turkish reader of the English page', ['tr-TR', 'en'], 'en', 'tr'],
  ['a German reader of the English page', ['DE-AT'], 'en', 'de'],
  ['a Turkish reader of the German page', ['tr'], 'de', 'tr'],
  ['a French reader who also reads German', ['fr-FR', 'de'], 'en', 'de'],
  ['a reader of the page’s own language', ['de', 'tr'], 'de', undefined],
  ['a reader of English, to which every page links', ['en-GB', 'tr'], 'de', undefined],
  ['a reader of no language of this site', ['fr', 'pl'], 'en', undefined],
  ['a reader whose browser reports tags that are no texts', [undefined, 7, 'tr'], 'en', 'tr'],
] as const)('%s is offered the right language', ([, languages, page, offered]) => {
  expect(offerFor(languages, page)).toBe(offered)
})

const shown = () => [...document.querySelectorAll<HTMLElement>('p')].filter((line) => !line.hidden)

function open(page: string, languages: readonly string[] | undefined) {
  document.documentElement.lang = page
  document.body.innerHTML = `<p lang="tr" hidden>Türkçe <button>Kapat</button></p><p lang="de" hidden>Deutsch <button><svg></svg></button></p>`
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as string[])
  const opened = new AbortController()
  for (const line of document.querySelectorAll('p')) offerLanguage(line, opened.signal)
}

test('An offer stays until its button is pressed, and is then not repeated', () => {
  open('en', undefined)
  expect(shown()).toEqual([])
  open('en', ['de-DE'])
  shown()[0]?.click()
  expect(shown().map(({ lang }) => lang)).toEqual(['de'])
  document.querySelector('[lang=de] svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(shown()).toEqual([])
  open('en', ['tr'])
  expect(shown()).toEqual([])
})
