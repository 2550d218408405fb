import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { DAY, dayInWords } from '#contracts/german-time.ts'
import type { ContactFields } from '#machines/contact-fields.ts'
import type { TypedLine } from '#src/forms/sent-message.tsx'
import { CONTACT_LABELS } from './contact-modal.texts.ts'

/** What stands in the form, line by line, for an e-mail and to be kept. */
export function useContactLines(form: ContactFields): TypedLine[] {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { appointmentDate } = form
  return (Object.keys(CONTACT_LABELS) as (keyof typeof CONTACT_LABELS)[]).map((field) => {
    const label = t(CONTACT_LABELS[field])
    if (field === 'document') return { label, value: form.document.name }
    const isDay = field === 'appointmentDate' && DAY.test(appointmentDate)
    return { label, value: isDay ? dayInWords(appointmentDate, locale) : form[field] }
  })
}
