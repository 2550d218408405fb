import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { pages } from './built-pages.ts'

const ARTICLE_COUNT = new Set(readArticles(ARTICLES).map(({ slug }) => slug)).size

/** Elements that section 2 of the specification lists for a page, and their number. */
const specified: [path: string, what: string, selector: string, count: number][] = [
  ['/', 'hero button to the contact page', 'div:has(> h1) a[href$="/contact"]', 1],
  ['/', 'trust points', '#trust li', 8],
  ['/', 'gate cards', '#gates a:has(h3)', 2],
  ['/', '"why" cards', '#why ul > li', 4],
  ['/', 'button to the free consultation', '#why a[href$="/free-consultation"]', 1],
  ['/', 'process steps in order', '#process ol > li', 5],
  ['/about', 'founder profiles', '#founders > div > ul > li', 2],
  ['/about', 'founder portraits', '#founders img', 2],
  ['/about', 'values', '#values li', 3],
  ['/about', 'places for partners', '#partners li', 6],
  ['/about', 'button to the contact page', '#contact a[href$="/contact"]', 1],
  ['/businesses', 'selling points', '#advantages li', 4],
  ['/businesses', 'free-offer card', '#free-case a[href$="/free-visa-case"]', 1],
  ['/businesses', 'final call to action', '#start a[href$="/free-visa-case"]', 1],
  ['/individuals', 'pictures in the ratio 4/5', 'div:has(h1) ~ ul img[width="400"][height="500"]', 3],
  ['/individuals', 'selling points', '#help li', 4],
  ['/individuals', 'free consultation card', '#help a[href$="/free-consultation"]', 1],
  ['/individuals', 'flip cards', '#options button[aria-pressed="false"]', 12],
  ['/individuals', 'final call to action', '#next a[href$="/contact"]', 1],
  ['/contact', 'option cards', '#options h3', 2],
  ['/free-visa-case', 'benefits', '#benefits ul:not(#for-whom) li', 3],
  ['/free-visa-case', '"for whom" items', '#for-whom li', 4],
  ['/free-visa-case', 'included items', '#scope div:has(> h3):first-child li', 4],
  ['/free-visa-case', 'process steps in order', '#process ol > li', 3],
  ['/free-visa-case', 'FAQs', '#faqs details', 4],
  ['/free-consultation', 'benefits', '#benefits li', 3],
  [
    '/information',
    'article cards',
    'article, li:has(> h3), li:has(h3 a[href*="/information/"])',
    ARTICLE_COUNT,
  ],
]

test.for(specified)('%s has its %s, in both languages', ([path, , selector, count]) => {
  const found = pages
    .filter((page) => page.path === path)
    .map(({ locale, document }) => [locale, document.querySelectorAll(selector).length])
  expect(Object.fromEntries(found)).toEqual({ en: count, de: count })
})

test.for(['/book-appointment', '/free-visa-case', '/free-consultation', '/job-seeker-compass'])(
  '%s shows who reads the form, after its button',
  (path) => {
    const orders = pages
      .filter((page) => page.path === path)
      .map(({ document }) => {
        const send = document.querySelector('main form button[type="submit"]')
        const portrait = document.querySelector('main img[width="400"][height="500"]')
        return send && portrait && send.compareDocumentPosition(portrait)
      })
    expect(orders).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING])
  },
)
