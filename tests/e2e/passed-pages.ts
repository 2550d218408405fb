import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { builtPage } from '#tests/support/built-site.ts'
import { ASKS_ALL } from '#tests/support/by-day.ts'

/** Fingerprints of pages that were asked everything and passed, by their paths; a clone has none. */
const LIST = '.local/passed-pages.json'
/** What is asked, and by which versions of which tools. */
const QUESTIONS = [
  ...['reach.spec.ts', 'layout.ts', 'broken-lines.ts', 'fixtures.ts', 'passed-pages.ts'].map(
    (file) => `tests/e2e/${file}`,
  ),
  ...['tests/support/axe.ts', 'tests/support/printed-lines.ts', 'package-lock.json'],
]
/** The annotation by which a test says which page it asks. */
const PAGE = 'page'

const passed: Record<string, string> = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}

let questions: string | undefined
const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url')

/** Changes with what a page delivers: its HTML names styles, scripts and faces by the hashes of their contents. */
function fingerprint(pathname: string): string {
  questions ??= hash(...QUESTIONS.map((file) => readFileSync(file, 'utf8')))
  return hash(questions, String(ASKS_ALL), pathname, builtPage(pathname))
}

/** Whether a page has to be asked: one that passed when it has changed, one that never did when it has its turn. */
export function isToBeAsked(pathname: string, hasTurn: boolean): boolean {
  if (ASKS_ALL) return true
  return passed[pathname] ? passed[pathname] !== fingerprint(pathname) : hasTurn
}

/** What a test that asks everything of a page bears, so that the page is noted once it has passed. */
export const asks = (pathname: string) => ({ annotation: { type: PAGE, description: pathname } })

/** Notes the pages that passed. */
export default class PassedPages implements Reporter {
  #now: string[] = []

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    const page = annotations.find(({ type }) => type === PAGE)?.description
    if (page && status === 'passed') this.#now.push(page)
  }

  onEnd(_result: FullResult) {
    mkdirSync(path.dirname(LIST), { recursive: true })
    const now = Object.fromEntries(this.#now.map((pathname) => [pathname, fingerprint(pathname)]))
    writeFileSync(LIST, JSON.stringify({ ...passed, ...now }))
  }
}
