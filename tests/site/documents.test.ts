import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { headersFor } from '#local/static-web-app.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { missingPage, pages } from './built-pages.ts'

const config = readHostConfig(SITE)
const everyPage = [...pages, missingPage]

test('every page was built in both languages, or redirects in one of them', () => {
  const german = pages.filter(({ locale }) => locale === 'de').map(({ path }) => path)
  const english = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path)
  const redirects = (readHostConfig(SITE).routes ?? []).filter(({ redirect }) => redirect)
  const redirected = redirects.map(({ route }) => route)
  expect(german.filter((path) => !english.includes(path) && !redirected.includes(path))).toEqual([])
  expect(english.filter((path) => !german.includes(path) && !redirected.includes(`/de${path}`))).toEqual([])
})

test('the only script that runs is the start script, of low priority and not waited for', () => {
  const running = everyPage.map(({ url, document }) => ({
    url,
    scripts: [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
      ({ attributes, textContent }) => [
        ...[...attributes].map(({ name, value }) =>
          name === 'src' && isStart(value) ? 'src of the start script' : `${name}=${value}`,
        ),
        textContent,
      ],
    ),
  }))
  const start = ['type=module', 'async=', 'src of the start script', 'fetchpriority=low', '']
  expect(running).toEqual(everyPage.map(({ url }) => ({ url, scripts: [start] })))
})

test('a drawing fetched as an image brings its own colours: those of the page do not reach it', () => {
  const fetched = new Set(
    everyPage.flatMap(({ document }) =>
      [...document.querySelectorAll('img[src$=".svg"]')].map((image) => String(image.getAttribute('src'))),
    ),
  )
  expect(fetched.size).toBeGreaterThan(0)
  expect([...fetched].filter((file) => builtFile(file).includes('var(--'))).toEqual([])
})

test('no page preloads modules or carries code in an attribute', () => {
  const offending = everyPage.filter(
    ({ document }) =>
      document.querySelector(
        'link[rel="modulepreload"], link[rel="preload"][as="script"], [href^="javascript:"]',
      ) ||
      [...document.querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => name.startsWith('on')),
      ),
  )
  expect(offending.map(({ url }) => url)).toEqual([])
})

test('each page carries its own styles, whose hash its policy knows, and names the rest, which comes by itself without scripts', () => {
  const styles = everyPage.map(({ url, document }) => {
    const [style, ...others] = document.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')
    const policy = headersFor(config, url)['Content-Security-Policy'] ?? ''
    const hash = createHash('sha256')
      .update(style?.textContent ?? '')
      .digest('base64')
    return {
      url,
      others: others.map((other) => [other.parentElement?.tagName, other.getAttribute('href')]),
      isAllowed: policy.includes(`'sha256-${hash}'`) && policy.includes("script-src 'self';"),
      rest: style?.dataset.rest,
    }
  })
  const rest = styles[0]?.rest ?? ''
  expect(builtFile(rest).length).toBeGreaterThan(0)
  expect(styles).toEqual(
    everyPage.map(({ url }) => ({ url, others: [['NOSCRIPT', rest]], isAllowed: true, rest })),
  )
})

function isStart(src: string): boolean {
  return /^\/assets\/start-[\w-]+\.js$/.test(src)
}
