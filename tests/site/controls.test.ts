import { expect, test } from 'vitest'
import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import { formOfLink, type PostedFields, readFields, readPostedForm } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, formOf, inputNamesOf } from '#contracts/forms/forms.ts'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { asBrowsersWrite, TYPED } from '#tests/support/form-posts.ts'
import { missingPage, pages } from './built-pages.ts'

const all = [...pages, missingPage]

test('Every label has a control, and every control has a name', () => {
  const faults = all.flatMap(({ url, document }) => {
    const labels = [...document.querySelectorAll('label')]
    const lost = labels.filter(({ control }) => !control)
    const named = new Set(labels.map(({ control }) => control))
    const controls = document.querySelectorAll('input:not([type="hidden"]), select, textarea')
    const nameless = [...controls].filter(
      (control) => !named.has(control as HTMLElement) && !control.matches('[aria-label], [aria-labelledby]'),
    )
    return [...lost, ...nameless].map((element) => `${url}: ${element.outerHTML}`)
  })
  expect(faults).toEqual([])
  expect(all.flatMap(({ document }) => [...document.querySelectorAll('label')]).length).toBeGreaterThan(100)
})

test('Every element that names or describes another exists', () => {
  const faults = all.flatMap(({ url, document }) =>
    ['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]:not(dialog)`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(' ')
          .filter((id) => !document.getElementById(id))
          .map((id) => `${url}: ${attribute} ${id}`),
      ),
    ),
  )
  expect(faults).toEqual([])
})

const FILLED_IN: Record<string, [type: string, autocomplete: string]> = {
  name: ['text', 'name'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
}

const SITE = 'https://www.isarspree.example'
const forms = FORM_NAMES.flatMap((name) => MAIN_LANGUAGES.map((locale) => ({ name, locale })))

function postOf(form: HTMLFormElement, typed: PostedFields, page: string) {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const text = typed[control.name] ?? ''
    if (control.type === 'checkbox') control.checked = text !== ''
    else if (control.type !== 'submit') control.value = text
  }
  const submitter = form.querySelector<HTMLButtonElement>('[type=submit]')
  const sent = Object.fromEntries(new FormData(form, submitter)) as PostedFields
  return {
    address: new URL(form.getAttribute('action') ?? page, SITE),
    fields: readFields(asBrowsersWrite(sent)),
  }
}

test.for(forms)(
  'Without script, the form $name in $locale sends what its call accepts',
  ({ name, locale }) => {
    const url = localizedPath(formOf(name).page, locale)
    const built = pages.find((page) => page.url === url)
    const found = [...(built?.document.querySelectorAll<HTMLFormElement>('form[method=post]') ?? [])]
    expect(found).toHaveLength(1)
    const [form] = found as [HTMLFormElement]
    // The token is in the address of the page.
    const absent = inputNamesOf(name).filter(
      (control) => control !== 'token' && !form.querySelector(`[name="${control}"]`),
    )
    expect(absent, 'controls without an element').toEqual([])
    for (const [field, wanted] of Object.entries(FILLED_IN)) {
      const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`)
      if (control) expect([control.type, control.getAttribute('autocomplete')], field).toEqual(wanted)
    }
    const { address, fields } = postOf(form, TYPED[name], `${url}?token=a.b.c`)
    const { token, ...asked } = { ...readPostedForm(address.searchParams), ...formOfLink(address) }
    expect(asked).toEqual({ page: name, language: locale })
    const received = fieldsIn(name, { ...(token && { token }), ...fields })
    expect(bodyIn(name, received, locale)).toEqual(bodyIn(name, fieldsIn(name, TYPED[name]), locale))
  },
)
