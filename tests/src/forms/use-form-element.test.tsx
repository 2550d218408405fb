import { fireEvent } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { bodyIn, fieldsIn } from '#contracts/forms/form-fields.ts'
import { FORM_NAMES, FORMS } from '#contracts/forms/forms.ts'
import { eventually } from '#tests/support/eventually.ts'
import { TYPED } from '#tests/support/form-posts.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'
import { visit } from '#tests/support/open-page.tsx'

const server = mockedSite()
const OTHER = { email: 'other@visitor.example' }

/** Sets a value as some password managers do: without an event, and past React's own setter. */
function setInSilence(control: HTMLInputElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
}

test.for(FORM_NAMES.filter((name) => !FORMS[name].linkRefusal))(
  'Values set without an event survive another change, and are sent: %s',
  async (name) => {
    const bodies: unknown[] = []
    server.use(
      http.post(`*${FORMS[name].call.path}`, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({})
      }),
    )
    await visit(FORMS[name].page.replace('/contact/', '/contact?inquiry='))
    await eventually(() => expect(document.querySelector('form[method=post] [type=submit]')).not.toBeNull())
    const form = document.querySelector('form[method=post]') as HTMLFormElement
    const controlOf = (field: string) => form.elements.namedItem(field) as HTMLInputElement
    for (const [field, value] of Object.entries(TYPED[name])) {
      const control = controlOf(field)
      if (control && control.type !== 'checkbox') setInSilence(control, value)
    }
    const consent = controlOf('consent')
    if (consent) fireEvent.click(consent)
    else fireEvent.change(controlOf('email'), { target: { value: OTHER.email } })
    fireEvent.click(form.querySelector('[type=submit]') as HTMLButtonElement)
    await eventually(() => expect(bodies).toHaveLength(1))
    const sent = { ...TYPED[name], ...(consent ? {} : OTHER), fileAttached: '' }
    expect(bodies).toEqual([bodyIn(name, fieldsIn(name, sent), 'en')])
  },
)
