import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headersFor } from '#infra/host-rules.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { CONTROLLERS } from '#src/app/controllers.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { type BuiltPage, missingPage, pages } from './built-pages.ts'

const config = readHostConfig(SITE)
const everyPage = [...pages, missingPage]

test('the only scripts are the document’s and, on interactive pages, the app’s start, with low priority and not blocking; the document’s waits for the whole page', () => {
  const scriptsOf = ({ document }: BuiltPage) =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
      ({ attributes, textContent }) => [
        ...[...attributes]
          .filter(({ name }) => name !== 'data-app')
          .map(({ name, value }) => `${name}=${value.replace(/-[\w-]{8}\.js$/, '')}`),
        textContent,
      ],
    )
  const script = (name: string, ...more: string[]) => [
    'type=module',
    'fetchpriority=low',
    `src=/assets/${name}`,
    ...more,
    '',
  ]
  for (const page of everyPage)
    expect(scriptsOf(page), page.url).toEqual(
      isActing(page.url) ? [script('document'), script('start', 'async=')] : [script('document')],
    )
})

test('a drawing loaded as an image has its own colours, without those of the page', () => {
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
      document.querySelector('link[rel="modulepreload"], link[rel="preload"][as="script"]') ||
      [...document.querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => name.startsWith('on')),
      ),
  )
  expect(offending.map(({ url }) => url)).toEqual([])
})

test('each page has all its styles inline, and its policy has their hash', () => {
  for (const { url, document } of everyPage) {
    const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')]
    expect(styles, url).toHaveLength(1)
    const hash = createHash('sha256').update(String(styles[0]?.textContent)).digest('base64')
    expect(headersFor(config, url)['Content-Security-Policy'], url).toContain(`'sha256-${hash}'`)
  }
})

test('every element names an existing controller, and every controller has its element', () => {
  const named = everyPage.flatMap(({ document }) =>
    [...document.querySelectorAll('[data-controller]')].map((one) => one.getAttribute('data-controller')),
  )
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(CONTROLLERS).toSorted())
})
