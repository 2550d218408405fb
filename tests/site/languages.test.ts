import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#contracts/values/language.ts'
import { type BuiltPage, missingPage, pages } from './built-pages.ts'

const words = (text: string) => new Set(text.split(' '))
/** Function words that are common in one language and rare in the others. */
const SMALL_WORDS: Record<string, ReadonlySet<string>> = {
  en: words(
    'the of and to is are you your for with that this not it by from have has our be as or what if can when which who there does will at on we they its their than',
  ),
  de: words(
    'der das und ist sind sie ihr ihre ihren ihrer für mit den dem des ein eine einen einer einem nicht auf von zu im am wir uns wird werden kann können bei aus oder auch nach wenn noch nur zum zur über unter',
  ),
  tr: words(
    've bir bu için ile olan değil daha gibi kadar veya hangi nasıl olarak sonra önce var yok siz sizin ki mi mı',
  ),
}

const BLOCKS =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, label, legend, summary, caption, figcaption, button, option, address, small, title'
const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-label']

interface Text {
  url: string
  text: string
  language: string
}

const tidy = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''

function textsOf({ url, document }: BuiltPage): Text[] {
  const blocks = new Map<Element, Map<string, string>>()
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode as globalThis.Text
    if (!parent || parent.closest('script, style, svg, code')) continue
    const block = parent.closest(BLOCKS) ?? parent
    const texts = blocks.get(block) ?? new Map<string, string>()
    const language = languageAt(parent)
    blocks.set(block, texts.set(language, (texts.get(language) ?? '') + data))
  }
  const written = [...blocks.values()].flatMap((texts) => [...texts])
  const named = [...document.querySelectorAll(TEXT_ATTRIBUTES.map((name) => `[${name}]`).join())].flatMap(
    (element) =>
      TEXT_ATTRIBUTES.map((name) => [languageAt(element), element.getAttribute(name) ?? ''] as const),
  )
  return [...written, ...named]
    .map(([language, text]) => ({ url, language, text: tidy(text) }))
    .filter(({ text }) => /\p{L}/u.test(text))
}

function readsForeign({ text, language }: Text): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (wanted: string) => words.filter((word) => SMALL_WORDS[wanted]?.has(word)).length
  const isOther = (other: string) => other !== language && count(other) >= 2 && count(other) > count(language)
  return language in SMALL_WORDS && Object.keys(SMALL_WORDS).some(isOther)
}

const shown = [...pages, missingPage].flatMap(textsOf)
const placed = ({ url, language, text }: Text) => `${url}, ${language}: ${text}`

test('Every sentence of a page is in the language that it declares', () => {
  expect(shown.filter(readsForeign).map(placed)).toEqual([])
  expect(shown.length).toBeGreaterThan(10_000)
})

/** A text with a context has it in its id, because Lingui tells the two apart. */
const messagesIn = (language: Language): [id: string, text: string][] =>
  globSync(`src/**/locales/${language}.po`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^((?:msgctxt ".+"\n)?msgid ".+")\nmsgstr "(.+)"$/gm)].map(
      ([, id = '', text = '']): [string, string] => [id, tidy(JSON.parse(`"${text}"`))],
    ),
  )

test.for([
  ['en', 'de'],
  ['de', 'en'],
] as const)('No text in %s has a message in %s', ([language, other]) => {
  // Only messages without values or markup appear on a page exactly as in the catalog.
  const [own, foreign] = [language, other].map(
    (locale) => new Set(messagesIn(locale).flatMap(([, text]) => (/[{<]/.test(text) ? [] : [text]))),
  )
  const wrong = (foreign as Set<string>).difference(own as Set<string>)
  expect(wrong.size).toBeGreaterThan(500)
  expect(shown.filter((one) => one.language === language && wrong.has(one.text)).map(placed)).toEqual([])
})

test.for(['de', 'tr'] as const)('All catalogs translate a text into %s in the same way', (language) => {
  // A page loads several catalogs into one. Two translations of one text need a `context`.
  const texts = Map.groupBy(messagesIn(language), ([id]) => id)
  const wordings = [...texts].map(([id, all]) => [id, ...new Set(all.map(([, text]) => text))])
  expect(wordings.filter(([, ...all]) => all.length > 1)).toEqual([])
})
