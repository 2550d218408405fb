import { useLingui } from '@lingui/react/macro'
import { toUnicode } from 'punycode/punycode.es6.js'
import { formOf } from '#contracts/forms/forms.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import { toWellFormed } from '#contracts/values/percent-encode.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import type { FormDefinition } from './form-definition.ts'
import type { TypedLine } from './sent-message.tsx'

/**
 * Returns the values of a form with their labels, for an e-mail, the queue and the copy of the sent message. Choices
 * appear as texts, documents as names, and dates as in the request.
 */
export function useLines<Form extends object>(
  { labels, choices, nameOf }: FormDefinition<Form>,
  form: Form,
): TypedLine[] {
  const { t } = useLingui()
  const language = useTextLanguage()
  const { controls } = formOf(nameOf(form))
  return Object.entries(labels).map(([name, label]) => {
    const field = name as keyof Form
    const value = textOf(form[field])
    const control = controls[name]
    const isInWords = control?.kind === 'day' && control.inWords
    const chosen = value === '' ? undefined : choices?.[field]?.[value]
    return {
      label: t(label as Parameters<typeof t>[0]),
      value: chosen
        ? t(chosen)
        : isInWords
          ? dayInWords(value, language)
          : control?.kind === 'email'
            ? // Chromium reports a non-ASCII domain in its ASCII form (Punycode).
              toUnicode(value)
            : value,
    }
  })
}

const textOf = (value: unknown): string =>
  toWellFormed(
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value),
  )
