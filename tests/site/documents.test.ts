import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FUNCTIONS } from '#build/functions.ts'
import { headersFor } from '#infra/host-rules.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { CONTROLLERS } from '#src/app/controllers.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { type BuiltPage, missingPage, pages } from './built-pages.ts'

const config = readHostConfig(SITE)
const everyPage = [...pages, missingPage]

test('Pages load one script or two; only search and checks have one inline', () => {
  const scriptsOf = ({ document }: BuiltPage) =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')].map((script) =>
      script.outerHTML.replace(/-[\w-]{8}\.js|( data-app="[^"]*")|(?<=^<script>).*(?=<)/gs, ''),
    )
  const script = (name: string, more = '') =>
    `<script type="module" fetchpriority="low" src="/assets/${name}"${more}></script>`
  for (const page of everyPage) {
    const start = isActing(page.url) ? [script('start', ' async=""')] : []
    const inline = /\/(information|.*-check|employers|.*-points)$/.test(page.url) ? ['<script></script>'] : []
    expect(scriptsOf(page), page.url).toEqual([...inline, script('document'), ...start])
  }
})

test('A drawing loaded as an image has its own colours', () => {
  // An image cannot use the colours of its page.
  const drawings = everyPage.flatMap(({ document }) => [...document.querySelectorAll('img[src$=".svg"]')])
  const files = new Set(drawings.map((image) => String(image.getAttribute('src'))))
  expect(files.size).toBeGreaterThan(0)
  expect([...files].filter((file) => builtFile(file).includes('var(--'))).toEqual([])
})

test('No page preloads modules or has code in an attribute', () => {
  const offending = everyPage.filter(
    ({ document }) =>
      document.querySelector('link[rel="modulepreload"], link[rel="preload"][as="script"]') ||
      [...document.querySelectorAll('*')].some(({ attributes }) =>
        [...attributes].some(({ name }) => name.startsWith('on')),
      ),
  )
  expect(offending.map(({ url }) => url)).toEqual([])
})

test('Each page has all its styles inline, and its policy has their hash', () => {
  for (const { url, document } of everyPage) {
    const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')]
    expect(styles, url).toHaveLength(1)
    const hash = createHash('sha256').update(String(styles[0]?.textContent)).digest('base64')
    expect(headersFor(config, url)['Content-Security-Policy'], url).toContain(`'sha256-${hash}'`)
  }
})

test('Every controller is used, and every one that an element names exists', () => {
  const named = everyPage.flatMap(({ document }) =>
    [...document.querySelectorAll('[data-controller]')].map((one) => one.getAttribute('data-controller')),
  )
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(CONTROLLERS).toSorted())
})

/** Strings that occur only in code for local use, keyed by a file that contains the string. */
const LOCAL_ONLY = {
  'local/product.ts': '/__mailbox',
  'mocks/email-service.ts': 'The fake of the e-mail API',
  'mocks/chosen-scenarios.ts': 'development:scenarios',
  'src/dev/panel/dock.tsx': 'data-panel',
  'src/dev/gallery-address.ts': '/__gallery',
  'src/dev/charts.tsx': 'Every state machine of the site',
  'node_modules/msw/lib/mockServiceWorker.js': 'MOCK_ACTIVATE',
}

test('No mailbox, mock, panel, gallery or chart of the local run is deployed', () => {
  const deployed = [SITE, FUNCTIONS]
    .flatMap((folder) => globSync('**/*', { cwd: folder }).map((file) => path.join(folder, file)))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, text: readFileSync(file, 'latin1') }))
  expect(deployed.length).toBeGreaterThan(50)
  for (const [source, word] of Object.entries(LOCAL_ONLY)) {
    expect(readFileSync(source, 'latin1'), source).toContain(word)
    expect(deployed.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([])
  }
})
