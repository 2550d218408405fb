// @vitest-environment jsdom
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE, parsed, sampleMails, TOKEN_URL } from '#tests/support/sample-mails.ts'

const FOLDER = '.local/mails'
/** Gmail cuts what is longer. */
const GMAIL_LIMIT = 102 * 1024

const mails = sampleMails()

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const { name, mail } of mails) {
    await writeFile(`${FOLDER}/${name}.html`, mail.html)
    await writeFile(`${FOLDER}/${name}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`)
  }
})

describe.each(mails)('$name', ({ mail, language }) => {
  const document = parsed(mail.html)
  const prefix = language === 'de' ? '/de' : ''

  test('names its language and its subject, also where a mail program drops the head', () => {
    expect(document.documentElement.lang).toBe(language)
    expect(document.title).toBe(mail.subject)
    const article = document.querySelector('[role=article]')
    expect([article?.getAttribute('lang'), article?.getAttribute('aria-label')]).toEqual([
      language,
      mail.subject,
    ])
  })

  test('shows a preheader of its own beside the subject', () => {
    const preheader = document.body.firstElementChild
    expect(preheader?.getAttribute('style')).toContain('display:none')
    expect(preheader?.textContent?.length).toBeGreaterThan(30)
    expect(mail.subject).not.toContain(preheader?.textContent)
  })

  test('knows the dark scheme and has its colours', () => {
    const schemes = [...document.querySelectorAll('meta[name$=color-scheme], meta[name$=color-schemes]')]
    expect(schemes.map((meta) => [meta.getAttribute('name'), meta.getAttribute('content')])).toEqual([
      ['color-scheme', 'light dark'],
      ['supported-color-schemes', 'light dark'],
    ])
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)')
  })

  test('loads nothing, runs nothing and stays whole in Gmail', () => {
    expect(document.querySelectorAll('img, script, link, iframe, form, [src], [background]')).toHaveLength(0)
    expect(mail.html).not.toMatch(/url\(|@import/)
    expect(Buffer.byteLength(mail.html)).toBeLessThan(GMAIL_LIMIT)
  })

  test('lays out by tables with inlined styles', () => {
    const layout = [...document.querySelectorAll('table[role=presentation]')]
    expect(layout.length).toBeGreaterThan(3)
    const cells = [...document.querySelectorAll('td, th, h1, h2, ul, a')]
    expect(cells.filter((cell) => !cell.getAttribute('style'))).toEqual([])
  })

  test('has one heading of the first level, and ends with company, privacy and legal notice', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.body.textContent).toContain(HOUSE.companyDetails)
    const links = [...document.querySelectorAll('a')].map(({ href }) => href)
    expect(links.slice(-2)).toEqual([
      `https://www.isarspree.example${prefix}/privacy`,
      `https://www.isarspree.example${prefix}/impressum`,
    ])
    expect(links.slice(0, -2).every((href) => href === TOKEN_URL)).toBe(true)
  })

  test('says in its text what it says in its HTML', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
    for (const element of document.querySelectorAll('h1, h2, th, td.value, li, div')) {
      if (element.querySelector('div, table, ul') || element === document.body.firstElementChild) continue
      expect(words(mail.text)).toEqual(expect.arrayContaining(words(element.textContent)))
    }
  })
})
