import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { type BuiltPage, missingPage, pages } from './built-pages.ts'

/** Function words of one language that do not occur in the others. */
const SMALL_WORDS: Record<string, readonly string[]> = {
  en: 'the of and to is are you your for with that this not it by from have has our be as or what if can when which who there does will at on we they its their than'.split(
    ' ',
  ),
  de: 'der das und ist sind sie ihr ihre ihren ihrer für mit den dem des ein eine einen einer einem nicht auf von zu im am wir uns wird werden kann können bei aus oder auch nach wenn noch nur zum zur über unter'.split(
    ' ',
  ),
  tr: 've bir bu için ile olan değil daha gibi kadar veya hangi nasıl olarak sonra önce var yok siz sizin ki mi mı'.split(
    ' ',
  ),
}

const BLOCKS =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, label, legend, summary, caption, figcaption, button, option, address, small, title'
const TEXT_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'data-label']

interface Text {
  text: string
  language: string
}

const tidy = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''

/** Texts of a page, block by block and attribute by attribute, each with its declared language. */
function textsOf({ document }: BuiltPage): Text[] {
  const blocks = new Map<Element, Map<string, string[]>>()
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as globalThis.Text
    const parent = text.parentElement
    if (!parent || parent.closest('script, style, svg, code')) continue
    const block = parent.closest(BLOCKS) ?? parent
    const language = languageAt(parent)
    const texts = blocks.get(block) ?? new Map<string, string[]>()
    texts.set(language, [...(texts.get(language) ?? []), text.data])
    blocks.set(block, texts)
  }
  const written = [...blocks.values()].flatMap((languages) =>
    [...languages].map(([language, parts]) => ({ text: tidy(parts.join('')), language })),
  )
  const named = [...document.querySelectorAll(TEXT_ATTRIBUTES.map((name) => `[${name}]`).join())].flatMap(
    (element) =>
      TEXT_ATTRIBUTES.map((name) => ({
        text: tidy(element.getAttribute(name) ?? ''),
        language: languageAt(element),
      })),
  )
  return [...written, ...named].filter(({ text }) => /\p{L}/u.test(text))
}

/** Counts a text's function words of each language. */
function smallWordsIn(text: string): Record<string, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return Object.fromEntries(
    Object.entries(SMALL_WORDS).map(([language, known]) => [
      language,
      words.filter((word) => known.includes(word)).length,
    ]),
  )
}

/** True if a text reads as another language than the declared one, among those with known words. */
function readsForeign({ text, language }: Text): boolean {
  if (!(language in SMALL_WORDS)) return false
  const { [language]: own = 0, ...others } = smallWordsIn(text)
  return Object.values(others).some((count) => count >= 2 && count > own)
}

const shown = [...pages, missingPage].map((page) => ({ url: page.url, texts: textsOf(page) }))

test('every sentence of a page is in the language that it declares', () => {
  const foreign = shown.flatMap(({ url, texts }) =>
    texts.filter(readsForeign).map(({ text, language }) => `${url}, ${language}: ${text}`),
  )
  expect(foreign).toEqual([])
  expect(shown.flatMap(({ texts }) => texts).length).toBeGreaterThan(10_000)
})

/** Messages of one language that occur in a page verbatim, without values and links. */
function messagesIn(locale: Locale): Set<string> {
  const files = globSync(`src/**/locales/${locale}.po`).map((file) => readFileSync(file, 'utf8'))
  const texts = files.flatMap((file) =>
    [...file.matchAll(/^msgid ".+"\nmsgstr "(.+)"$/gm)].map(([, text = '']) => tidy(JSON.parse(`"${text}"`))),
  )
  return new Set(texts.filter((text) => !/[{<]/.test(text)))
}

test('no page has a message of the other language', () => {
  const messages = { en: messagesIn('en'), de: messagesIn('de') }
  for (const locale of LOCALES) {
    const other = locale === 'en' ? 'de' : 'en'
    const foreign = messages[other].difference(messages[locale])
    expect(foreign.size).toBeGreaterThan(500)
    const found = shown.flatMap(({ url, texts }) =>
      texts
        .filter(({ text, language }) => language === locale && foreign.has(text))
        .map(({ text }) => `${url}: ${text}`),
    )
    expect(found).toEqual([])
  }
})
