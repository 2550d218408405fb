import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { act, fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { followTexts, TEXTS_CHANGED } from '#src/dev/changed-texts.ts'

const Greeting = () => (
  <label>
    {useLingui().i18n._('greeting')}
    <input />
  </label>
)

test('the texts of a changed catalog are shown in place, and what was typed stays', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: { greeting: 'Guten Tag', other: 'Anderes' } } })
  followTexts(i18n)
  const { getByLabelText } = render(
    <I18nProvider i18n={i18n}>
      <Greeting />
    </I18nProvider>,
  )
  fireEvent.change(getByLabelText('Guten Tag'), { target: { value: 'Anna' } })
  act(() => void dispatchEvent(new CustomEvent(TEXTS_CHANGED, { detail: { greeting: 'Grüß Gott' } })))
  expect(getByLabelText('Grüß Gott')).toHaveValue('Anna')
  expect(i18n._('other')).toBe('Anderes')
})
