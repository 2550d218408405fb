import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LAW, TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { readPostedForm } from '#contracts/forms/form-post.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { existingAnswers } from '#contracts/tables/questions.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { matches } from '#infra/host-rules.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import type { Outcome } from '#src/content/law/tools.ts'
import * as OFFICIAL_PAGES from '#src/content/official-pages.ts'
import { STATE_LINKS } from '#src/content/states.ts'
import { site } from '#src/site/site.ts'
import { articleOn, missingPage, pages } from './built-pages.ts'

const OFFICIAL = new Set([
  ...Object.values(OFFICIAL_PAGES).map(({ link }) => String(link)),
  ...[TOOLS.you, TOOLS.hire, TOOLS.card].flatMap(({ outcomes }) =>
    Object.values<Outcome>(outcomes).flatMap(({ to }) => Object.values(to)),
  ),
  ...STATE_LINKS,
])
const STATUTES = 'https://www.gesetze-im-internet.de/'

const documents = new Map([...pages, missingPage].map((page) => [page.url, page.document]))
const redirects = (readHostConfig(SITE).routes ?? []).filter(({ redirect }) => redirect)

interface Reference {
  page: string
  element: Element
  address: string
}

const references: Reference[] = [...documents].flatMap(([page, document]) =>
  [...document.querySelectorAll('[href], [src], [srcset], [action], [formaction], [poster]')].flatMap(
    (element) => addressesOf(element).map((address) => ({ page, element, address })),
  ),
)
const internal = references.filter(({ address }) => toPath(address) !== undefined)
const external = references.filter(({ address }) => toPath(address) === undefined)

test('Every internal link leads to a page or file that was built', () => {
  const problems = internal.flatMap(({ page, address }) => {
    const problem = problemOf(toPath(address) ?? '', page)
    return problem ? [`${page}: ${address} (${problem})`] : []
  })
  expect([...new Set(problems)]).toEqual([])
  expect(internal.length).toBeGreaterThan(documents.size * 10)
})

test('Links lead only to addresses of src/site/site.ts and official portals', () => {
  const mailboxes = [site.email, 'MLBF@ms.sachsen-anhalt.de'].map((mailbox) => `mailto:${mailbox}`)
  const allowed = [...site.social.map(({ url }) => url), ...mailboxes, ...OFFICIAL]
  const strange = external.filter(({ element, address }) => {
    if (element.localName !== 'a') return true
    if (address.startsWith('tel:')) return !/^tel:\+[0-9]{6,15}$/.test(address)
    return !allowed.includes(address.replace(/^(mailto:[^?]+).*/, '$1')) && !address.startsWith(STATUTES)
  })
  expect(strange.map(({ page, address }) => `${page}: ${address}`)).toEqual([])
})

test('A link to a page in the other language declares that language', () => {
  const silent = references.filter(({ page, element, address }) => {
    // A link to the bare origin, as in the footer, means the site, not its English home page.
    const target = address === site.origin ? undefined : toPath(address)
    if (page === '/404' || element.localName !== 'a' || !target?.startsWith('/')) return false
    const pathname = pathOf(target)
    const otherLanguage = documents.has(pathname) && pathLanguage(pathname) !== pathLanguage(page)
    return otherLanguage && element.getAttribute('hreflang') !== pathLanguage(pathname)
  })
  expect(silent.map(({ page, address }) => `${page}: ${address}`)).toEqual([])
})

test('The title of a guide in another language declares that language', () => {
  const guides = new Map(pages.map((page) => [page.url, articleOn(page)]))
  const titles = references.flatMap(({ page, element, address }) => {
    const guide = element.localName === 'a' && guides.get(pathOf(toPath(address) ?? ''))
    // `aria-labelledby` adds the title next to it to the accessible name of a link such as "Read the guide".
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    return [element, ...named.map((id) => element.ownerDocument.getElementById(id))].flatMap((title) => {
      if (!guide || title?.firstChild?.textContent !== guide.title) return []
      const declared = title.closest('[lang]')?.getAttribute('lang')
      return [{ page, title: guide.title, language: guide.language, declared }]
    })
  })
  expect(titles.filter(({ language, declared }) => declared !== language)).toEqual([])
  expect(titles.filter(({ language }) => language === 'tr').length).toBeGreaterThan(20)
})

function toPath(address: string): string | undefined {
  if (address === site.origin) return '/'
  if (address.startsWith(`${site.origin}/`)) return address.slice(site.origin.length)
  if (address.startsWith('#')) return address
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined
}

function problemOfAction(target: string): string | undefined {
  const { pathname, searchParams } = new URL(target, site.origin)
  const asked = readPostedForm(searchParams)
  return asked && FORMS[asked.page].call.path === pathname ? undefined : 'no form of ours'
}

function problemOfAnswers(hash: string): string | undefined {
  const { event, ...answers } = answersIn(hash)
  if (event !== undefined && !LAW.events.some(({ id }) => id === event)) return 'no such event'
  const found = existingAnswers(checkTables(TOOLS.you), answers).answers
  return Object.keys(answers).every((name) => found[name] === answers[name]) ? undefined : 'no such answers'
}

function problemOf(target: string, page: string): string | undefined {
  const pathname = pathOf(target) || page
  if (pathname.startsWith('/api/')) return problemOfAction(target)
  const hash = decodeURIComponent(target.split('#')[1] ?? '')
  const redirect = redirects.find(({ route }) => matches(route, pathname))?.redirect
  if (redirect) return problemOf(redirect, page)
  const document = documents.get(pathname)
  const hasAnswers = ['/quick-check', '/plan'].includes(withoutLanguage(pathname)) && hash.includes('=')
  if (document && hasAnswers) return problemOfAnswers(hash)
  if (document) return hash && !document.getElementById(hash) ? 'no such anchor' : undefined
  return statSync(path.join(SITE, pathname), { throwIfNoEntry: false })?.isFile()
    ? undefined
    : 'nothing there'
}

function addressesOf(element: Element): string[] {
  const single = ['href', 'src', 'action', 'formaction', 'poster'].map((name) => element.getAttribute(name))
  const several = element.getAttribute('srcset')?.split(',') ?? []
  const all = [...single, ...several.map((candidate) => candidate.trim().split(/\s+/)[0] ?? null)]
  return all.filter((address) => address !== null)
}

function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? ''
}
