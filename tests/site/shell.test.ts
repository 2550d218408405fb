import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { site } from '#src/site/site.ts'
import { pages } from './built-pages.ts'

type Links = Record<string, string>
const SHELL: Record<string, Record<string, Links>> = parse(
  readFileSync(path.join(import.meta.dirname, 'shell.yaml'), 'utf8'),
)
const documents = new Map(pages.map(({ url, document }) => [url, document]))

test.each(Object.entries(SHELL))(
  'Header and footer of %s have their links, and mark the current page',
  (url, lists) => {
    const document = documents.get(url)
    for (const [name, links] of Object.entries(lists)) {
      const found = [...(document?.querySelectorAll(`nav[aria-label="${name}"] a`) ?? [])]
      expect(
        Object.fromEntries(found.map((link) => [link.textContent, link.getAttribute('href')])),
        name,
      ).toEqual(links)
    }
    const [[main = '', links = {}] = []] = Object.entries(lists)
    for (const [label, target] of Object.entries(links)) {
      const marked = documents.get(target)?.querySelectorAll(`nav[aria-label="${main}"] [aria-current=page]`)
      expect([...(marked ?? [])].map(({ textContent }) => textContent)).toEqual([label])
    }
    const footer = document?.querySelector('footer')
    for (const address of [
      `mailto:${site.email}`,
      site.origin,
      ...site.social.map(({ url: social }) => social),
    ])
      expect(footer?.querySelector(`a[href="${address}"]`), address).not.toBeNull()
    expect(footer?.textContent).toContain(url === '/' ? 'Munich & Berlin' : 'München & Berlin')
  },
)
