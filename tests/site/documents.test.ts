import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SITE } from '#local/product.ts'
import { readHostConfig } from '#local/static-web-app.ts'
import { missingPage, pages } from './built-pages.ts'

const policy = readHostConfig(SITE).globalHeaders?.['Content-Security-Policy'] ?? ''
const everyPage = [...pages, missingPage]

test('every page was built in both languages, or redirects in one of them', () => {
  const german = pages.filter(({ locale }) => locale === 'de').map(({ path }) => path)
  const english = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path)
  const redirects = (readHostConfig(SITE).routes ?? []).filter(({ redirect }) => redirect)
  const redirected = redirects.map(({ route }) => route)
  expect(german.filter((path) => !english.includes(path) && !redirected.includes(path))).toEqual([])
  expect(english.filter((path) => !german.includes(path) && !redirected.includes(`/de${path}`))).toEqual([])
})

test('the only script that runs is the entry, late', () => {
  const running = everyPage.map(({ url, document }) => ({
    url,
    scripts: [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
      ({ attributes, textContent }) => [
        ...[...attributes].map(({ name, value }) =>
          name === 'src' ? 'src of the entry'.repeat(Number(isEntry(value))) : `${name}=${value}`,
        ),
        textContent,
      ],
    ),
  }))
  const entry = ['type=module', 'src of the entry', 'fetchpriority=low', '']
  expect(running).toEqual(everyPage.map(({ url }) => ({ url, scripts: [entry] })))
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

test('the one stylesheet stands inside the page, and the policy knows its hash', () => {
  const hashes = everyPage.map(({ document }) =>
    [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(
      ({ textContent }) =>
        `'sha256-${createHash('sha256')
          .update(textContent ?? '')
          .digest('base64')}'`,
    ),
  )
  const [allowed] = /'sha256-[^']+'/.exec(policy) ?? []
  expect(policy).toContain("script-src 'self';")
  expect(hashes).toEqual(everyPage.map(() => [allowed]))
})

function isEntry(src: string): boolean {
  return /^\/assets\/entry-client-[\w-]+\.js$/.test(src)
}
