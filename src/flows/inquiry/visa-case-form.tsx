import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import { InquiryForm } from '#src/forms/inquiry-form.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { visaCaseForm, wireVisaCase } from './inquiry.form.ts'
import { VISA_CASE_LABELS } from './inquiry.texts.ts'
import { PersonFields } from './person-fields.tsx'

interface VisaCaseFormProps {
  labelledBy: string
  help: ReactNode
}

export function VisaCaseForm({ labelledBy, help }: VisaCaseFormProps) {
  const { t } = useLingui()
  return (
    <InquiryForm
      definition={visaCaseForm}
      wire={wireVisaCase}
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
