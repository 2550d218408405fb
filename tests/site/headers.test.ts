import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type HostConfig, readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { missingPage, pages } from './built-pages.ts'

const CONFIG = 16 * 1024
const POLICY = 4 * 1024

const config: HostConfig = readHostConfig(SITE)
const headers = Object.fromEntries(
  Object.entries(config.globalHeaders ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
)
const policy = headers['content-security-policy'] ?? ''

describe('the headers of every page', () => {
  test('allow no inline script, no style attribute and no unchecked text as code', () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types queue-worker")
    expect(policy).not.toMatch(/unsafe|style-src-attr/)
    const inline = [...pages, missingPage].flatMap(({ url, document }) =>
      [...document.querySelectorAll('[style], script:not([src]):not([type="application/ld+json"])')].map(
        (element) => `${url}: ${element.outerHTML.slice(0, 100)}`,
      ),
    )
    expect(inline).toEqual([])
  })

  test('stay small: the policy below 4 KB, the whole configuration below 16 KB', () => {
    expect(policy.length).toBeLessThanOrEqual(POLICY)
    expect(readFileSync(path.join(SITE, 'staticwebapp.config.json')).length).toBeLessThanOrEqual(CONFIG)
  })
})

test('speculation rules prerender documents on intent, prefetch those in view; interactive pages only on intent, and never the confirmation page', () => {
  const file = JSON.parse(headers['speculation-rules'] ?? '""')
  expect(config.mimeTypes?.[path.extname(file)]).toBe('application/speculationrules+json')
  const { prerender, prefetch } = JSON.parse(readFileSync(path.join(SITE, file), 'utf8'))
  const ahead = (rules: SpeculationRule[], pathname: string) =>
    rules.some(({ where }) =>
      where.and.every(
        ({ not }) => !not?.href_matches.some((pattern) => new URLPattern(pattern).test({ pathname })),
      ),
    )
  for (const { url, document } of pages) {
    for (const link of document.querySelectorAll('[data-ahead] a'))
      expect(isActing(String(link.getAttribute('href'))), url).toBe(false)
    expect(ahead(prerender, url), url).toBe(!isActing(url))
    expect(ahead([prefetch[1]], url), url).toBe(!url.endsWith('/confirm'))
  }
})

type SpeculationRule = { where: { and: { not?: { href_matches: { pathname: string }[] } }[] } }
