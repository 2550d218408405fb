import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import { InquiryForm, useInquiry } from '#src/forms/inquiry-form.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { visaCaseForm, wireVisaCase } from './inquiry.form.ts'
import { VISA_CASE_LABELS } from './inquiry.texts.ts'
import { PersonFields } from './person-fields.tsx'

/** Runs the machine of the visa case. */
export const useVisaCase = () => useInquiry(visaCaseForm, wireVisaCase)

interface VisaCaseFormProps {
  inquiry: ReturnType<typeof useVisaCase>
  labelledBy: string
  help: ReactNode
}

export function VisaCaseForm({ inquiry, labelledBy, help }: VisaCaseFormProps) {
  const { t } = useLingui()
  return (
    <InquiryForm
      inquiry={inquiry}
      email={inquiry.sent?.form.email}
      labelledBy={labelledBy}
      audience="business"
      subject={t`Free visa case`}
    >
      {(form) => (
        <>
          <PersonFields form={form} />
          <Textarea
            {...form.textField('message')}
            rows={4}
            label={t(VISA_CASE_LABELS.message)}
            description={help}
            descriptionProps={{ component: 'div' }}
          />
          <SubmitButton
            form={form}
            label={<Trans>Send my visa case</Trans>}
            sendingLabel={<Trans>Sending...</Trans>}
            promise={<Trans>We reply within 24 hours on working days. The first case is free.</Trans>}
          />
          <FormsNotice />
        </>
      )}
    </InquiryForm>
  )
}
