import { expect, test } from 'vitest'
import { FORM_NAMES, formOf, inputNamesOf } from '#contracts/forms/forms.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { missingPage, pages } from './built-pages.ts'

const all = [...pages, missingPage]

test('every label names a control, and every control has a name', () => {
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

test('every element that another is named or described by is there', () => {
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

/** Fields that a browser fills in, by name: the type, and the autocomplete token. */
const FILLED_IN: Record<string, [type: string, autocomplete: string]> = {
  name: ['text', 'name'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
}

test.for(FORM_NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale }))))(
  'the page of $name in $locale shows every control, and a browser fills in name, address and phone number',
  ({ name, locale }) => {
    const url = withLocale(formOf(name).page, locale)
    const form = pages.find((page) => page.url === url)?.document.querySelector('form[method=post]')
    const isByLink = formOf(name).linkRefusal !== undefined
    for (const field of isByLink ? [] : inputNamesOf(name)) {
      const control = form?.querySelector<HTMLInputElement>(`[name="${field}"]`)
      expect(control, `${url} has no ${field}`).toBeTruthy()
      if (field in FILLED_IN)
        expect([control?.type, control?.getAttribute('autocomplete')], field).toEqual(FILLED_IN[field])
    }
  },
)
