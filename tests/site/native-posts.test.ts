import { expect, test } from 'vitest'
import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import { formOfLink, type PostedFields, readFields, readPostedForm } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { asBrowsersWrite, TYPED } from '#tests/support/form-posts.ts'
import { pages } from './built-pages.ts'

const SITE = 'https://www.isarspree.example'
const forms = FORM_NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })))

/** Posts a document's form as a browser does without script: action and values of its controls. */
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
  'the page of $name in $locale, as it was built, posts as the form that it is',
  ({ name, locale }) => {
    const url = withLocale(formOf(name).page, locale)
    const built = pages.find((page) => page.url === url)
    const found = [...(built?.document.querySelectorAll<HTMLFormElement>('form[method=post]') ?? [])]
    expect(found).toHaveLength(1)
    const [form] = found as [HTMLFormElement]
    const { address, fields } = postOf(form, TYPED[name], `${url}?token=a.b.c`)
    const { token, ...asked } = { ...readPostedForm(address.searchParams), ...formOfLink(address) }
    expect(asked).toEqual({ page: name, language: locale })
    const received = fieldsIn(name, { ...(token && { token }), ...fields })
    expect(bodyIn(name, received, locale)).toEqual(bodyIn(name, fieldsIn(name, TYPED[name]), locale))
  },
)
