import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { FUNCTIONS } from '#build/functions.ts'
import { FORM_NAMES, formOf, inputNamesOf } from '#contracts/forms/forms.ts'
import { type PageTemplate, templateFile } from '#contracts/forms/page-template.ts'
import { LANGUAGES } from '#contracts/words/language.ts'
import { LEADS } from '#tests/support/form-posts.ts'

const templates = FORM_NAMES.flatMap((name) =>
  LANGUAGES.map((language) => {
    const file = path.join(FUNCTIONS, templateFile(name, language))
    const template: PageTemplate = JSON.parse(readFileSync(file, 'utf8'))
    return { name, language, template }
  }),
)

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Asks of any document what each must be. */
function expectFinished(html: string, language: string, { styles }: PageTemplate) {
  const page = parsed(html)
  expect(html).not.toContain('{{')
  expect(page.body.textContent).not.toMatch(/\}\}|2099|777|undefined|\[object/)
  expect(page.documentElement.lang).toBe(language)
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.querySelectorAll('script, [style], noscript')).toHaveLength(0)
  const inline = [...page.querySelectorAll('style')].map(({ textContent }) => {
    const hash = createHash('sha256').update(textContent).digest('base64')
    return `'sha256-${hash}'`
  })
  expect(styles).toEqual(expect.arrayContaining(inline))
  return page
}

/** Those behind a link hold nothing that a visitor types. */
const forms = templates.filter(({ name }) => !formOf(name).linkRefusal)

describe.for(forms)('the form $name in $language', ({ name, language, template }) => {
  const all = inputNamesOf(name)

  test('says field by field what is wrong, and keeps what was typed', () => {
    const values = Object.fromEntries(all.map((control) => [control, `typed ${control}`]))
    const said = all.filter((control) => template.problems[control])
    const texts = Object.fromEntries(said.map((control) => [control, `what is wrong with ${control}`]))
    const refused = { title: 'Title', message: 'Message' }
    const pageOf = (view: object) =>
      expectFinished(mustache.render(template.form, { values, refused, ...view }), language, template)
    const page = pageOf({ problems: texts })
    const summary = page.querySelector('form[method="post"] [autofocus]')
    expect(summary?.textContent).toMatch(/Title.*Message/s)
    expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(
      said.map((control) => texts[control]),
    )
    for (const link of summary?.querySelectorAll('a') ?? []) {
      const control = page.querySelector(String(link.getAttribute('href')))
      expect(control?.getAttribute('aria-invalid')).toBe('true')
      const beside = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(beside.map((id) => page.getElementById(id)?.textContent)).toContain(link.textContent)
    }
    const textsOf = ({ value, type }: HTMLInputElement) => (/date|time/.test(type) ? [] : [value])
    const fieldsOf = (document: Document) =>
      all.flatMap((control) => [
        ...document.querySelectorAll<HTMLInputElement>(`form[method="post"] [name="${control}"]`),
      ])
    for (const field of fieldsOf(page).filter(({ type }) => !/checkbox|select/.test(type)))
      expect(textsOf(field)).toEqual(textsOf(field).map(() => `typed ${field.name}`))
    const mended = pageOf({ problems: {}, chosen: { consultationType: { business: true } } })
    expect(fieldsOf(mended)).toHaveLength(all.length)
    for (const field of fieldsOf(mended)) {
      if (field.type === 'checkbox') expect(field.checked).toBe(true)
      else
        expect(textsOf(field)).toEqual(
          textsOf(field).map(() => (field.name === 'consultationType' ? 'business' : `typed ${field.name}`)),
        )
    }
  })

  test('says what happened, and carries the text into an e-mail', () => {
    const encoded = Object.fromEntries(all.map((control) => [control, `typed-${control}`]))
    const failed = { title: 'Title', message: 'Message', minutes: 4, isKept: true }
    const view = { encoded, failed, problems: {} }
    const page = expectFinished(mustache.render(template.form, view), language, template)
    const summary = page.querySelector('form[method="post"] [autofocus]')
    expect(summary?.textContent).toMatch(/Title.*Message.*\b4\b/s)
    const mail = String(summary?.querySelector('a[href^="mailto:"]')?.getAttribute('href'))
    const isSaid = (control: string) => mail.includes(`typed-${control}`)
    const told = all.filter((control) => !/consent|fileAttached/.test(control))
    expect(told.filter((control) => !isSaid(control))).toEqual([])
    expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
    const unread = mustache.render(template.form, { failed: { ...failed, isKept: false }, problems: {} })
    expect(expectFinished(unread, language, template).querySelector('a[href*="typed"]')).toBeNull()
  })
})

test.for(templates)('$name in $language shows each of its screens', ({ name, language, template }) => {
  const { sentId } = formOf(name)
  for (const screen of Object.values(template.screens)) {
    const html = mustache.render(screen, {
      reference: 'IS-AAAA-BBBB',
      answerBy: 'a day',
      sentence: 'A sentence.',
    })
    const page = expectFinished(html, language, template)
    if (sentId) expect(page.getElementById(sentId)).not.toBeNull()
    expect(page.querySelectorAll('main button[type="button"]:not([tabindex="-1"])')).toHaveLength(0)
    if (!/sign-up|confirmation|your-message/.test(name)) {
      expect(page.body.textContent).toMatch(/IS-AAAA-BBBB/)
      expect(page.body.textContent).toContain('a day')
      expect(page.querySelectorAll('a[href*="/information/"]').length).toBeGreaterThanOrEqual(2)
    }
  }
})

test.for(templates.filter(({ name }) => LEADS.includes(name)))(
  '$name in $language links to the stored message, and to none where nothing is stored',
  ({ template }) => {
    for (const screen of Object.values(template.screens)) {
      const linkIn = (view: object) =>
        parsed(mustache.render(screen, view)).querySelector('main a[href*="/your-message"]')
      expect(linkIn({ messageToken: '4.a.b' })?.getAttribute('href')).toMatch(
        /\/your-message\?token=4\.a\.b$/,
      )
      expect(linkIn({ messageToken: null })).toBeNull()
    }
  },
)

test.for(templates.filter(({ name }) => name === 'your-message'))(
  '$name in $language shows where a message stands, with a button for each wish',
  ({ template: { screens } }) => {
    const view = {
      reference: 'IS-AAAA-BBBB',
      receivedAt: 'a moment',
      answerBy: 'a day',
      deletedOn: 'the end',
    }
    const waiting = parsed(mustache.render(screens.waiting ?? '', view))
    const handedOver = parsed(mustache.render(screens.handedOver ?? '', { ...view, handedOverAt: 'later' }))
    for (const page of [waiting, handedOver]) {
      for (const text of Object.values(view)) expect(page.querySelector('dl')?.textContent).toContain(text)
      const wishes = [...page.querySelectorAll('form[method="post"]:not([action]) button[name="wish"]')]
      expect(wishes.map((button) => button.getAttribute('value'))).toEqual(['send-again', 'take-back'])
    }
    expect(handedOver.querySelector('dl')?.textContent).toContain('later')
    expect(waiting.querySelectorAll('dd')).toHaveLength(5)
  },
)
