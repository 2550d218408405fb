import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { FUNCTIONS } from '#build/functions.ts'
import { type Answer, type AnswerPage, answerPageFile } from '#contracts/forms/answer-page.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { LANGUAGES } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pages } from './built-pages.ts'

const answerPages = LANGUAGES.map((language) => {
  const page: AnswerPage = JSON.parse(readFileSync(path.join(FUNCTIONS, answerPageFile(language)), 'utf8'))
  return { language, page }
})

const ANSWER: Answer = {
  title: 'A <title>',
  sentences: ['One sentence.', 'Another & more.'],
  lines: [{ label: 'A label', text: '"A text"' }],
  buttons: [
    { hint: 'A hint.', name: 'wish', value: 'send-again', text: 'Again' },
    { fold: { summary: 'Ask', warning: 'For good.' }, name: 'wish', value: 'take-back', text: 'Back' },
  ],
  links: [{ href: '/contact?a=1&b=2', text: 'A link' }],
}
const EMPTY: Answer = { title: 'T', sentences: [], lines: [], buttons: [], links: [] }

const shown = ({ html }: AnswerPage, answer: Answer, { path = '/contact', language = 'en' } = {}) => {
  const rendered = mustache.render(html, { ...answer, path, language, write: 'Write' })
  expect(rendered).not.toContain('{{')
  return new DOMParser().parseFromString(rendered, 'text/html')
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe.for(answerPages)('the answer page in $language', ({ language, page }) => {
  test('shows all parts of an answer, and nothing for missing parts', () => {
    const full = shown(page, ANSWER)
    expect(textsOf(full, 'main h1')).toEqual(['A <title>'])
    expect(full.title).toMatch(/^A <title> · /)
    expect(textsOf(full, 'main p')).toEqual(['One sentence.', 'Another & more.', 'A hint.', 'For good.'])
    expect(textsOf(full, 'main dl > div > :is(dt, dd)')).toEqual(['A label', '"A text"'])
    expect(textsOf(full, 'main details:not([open]) :is(summary, button)')).toEqual(['Ask', 'Back'])
    const buttons = [...full.querySelectorAll<HTMLButtonElement>('form[method=post]:not([action]) button')]
    expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ['wish', 'send-again', 'Again'],
      ['wish', 'take-back', 'Back'],
    ])
    expect(full.querySelector('main a')?.getAttribute('href')).toBe('/contact?a=1&b=2')
    const empty = shown(page, EMPTY)
    expect(empty.querySelectorAll('main :is(p, dl, form, button)')).toHaveLength(0)
    expect(textsOf(empty, 'main a[href^="mailto:"]')).toHaveLength(1)
  })

  test('is a page of the site without script, with the styles of its policy', () => {
    const document = shown(page, ANSWER, { language })
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelector('main [lang]')).toBeNull()
    expect(document.querySelectorAll('body > header, body > main, body > footer')).toHaveLength(3)
    expect(document.querySelector('script, [style], noscript, [data-controller*="cookie"]')).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    const hashes = textsOf(document, 'style').map(
      (text) => `'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`,
    )
    expect(hashes).toEqual(page.styles)
    for (const [, file = ''] of page.html.matchAll(/(?:href|src)="\/([^"{?#]*)"/g)) {
      const isPage = pages.some(({ url }) => url === `/${file}`)
      expect([file, isPage || existsSync(path.join('dist/site', file))]).toEqual([file, true])
    }
  })

  test('has the form that was sent behind its language switch', () => {
    const other = language === 'de' ? 'en' : 'de'
    for (const { page: path } of FORM_NAMES.map(formOf)) {
      const link = shown(page, EMPTY, { path }).querySelector(`footer a[hreflang=${other}]`)
      expect(link?.getAttribute('href')).toBe(localizedPath(path, other))
    }
  })

  test('has a word for each control of each form and for each of its problems', () => {
    for (const name of FORM_NAMES.filter((one) => !formOf(one).linkRefusal)) {
      const words = page.words.forms[name as keyof typeof page.words.forms]
      for (const [control, { kind, ...more }] of Object.entries(formOf(name).controls)) {
        const { missing, malformed, tooLong, past } = words.problems[control] ?? {}
        const needed = [
          ...(kind === 'consent' ? [] : [`${words.labels[control]}.`]),
          ...('required' in more ? [missing] : []),
          ...(/line|lines|email|day|time/.test(kind) ? [malformed] : []),
          ...(/^(line|lines|email)$/.test(kind) ? [tooLong] : []),
          ...(/day|time/.test(kind) ? [past] : []),
        ]
        for (const text of needed) expect(text, `${name}, ${control}`).toMatch(/^(?!undefined).+\.$/)
      }
    }
  })
})

const TURKISH = ['reference', 'answerBy', 'another', 'sentAt', 'form', 'goBack', 'wait', 'write'] as const

test('Each language has its own words', () => {
  const [english, german, turkish] = answerPages.map(({ page }) => page.words)
  for (const name of TURKISH) expect(turkish?.phrases[name]).not.toBe(english?.phrases[name])
  for (const part of ['phrases', 'outcomes'] as const) {
    const other: Readonly<Record<string, unknown>> = { ...german?.[part] }
    for (const [name, word] of Object.entries({ ...english?.[part] }))
      expect(word, name).not.toEqual(other[name])
  }
})
