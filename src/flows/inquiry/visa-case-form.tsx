import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { blankOf } from '#contracts/form-fields.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import { focusField } from '#src/forms/focus-field.ts'
import { Form } from '#src/forms/form.tsx'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import { asText } from '#src/forms/sent-message.tsx'
import { SentNotice } from '#src/forms/sent-notice.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { useLines } from '#src/forms/use-lines.ts'
import { visaCaseDraft, visaCaseFlow, visaCaseReceipt } from './inquiry.flow.ts'
import { VISA_CASE_LABELS, VISA_CASE_NOTICES, VISA_CASE_PROBLEMS } from './inquiry.texts.ts'
import { PersonFields } from './person-fields.tsx'

interface VisaCaseFormProps {
  labelledBy: string
  /** What a first message should tell, under the label of its field. */
  help: ReactNode
}

/** The form of the free visa case, below what a success says. */
export function VisaCaseForm({ labelledBy, help }: VisaCaseFormProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => visaCaseFlow(locale), [locale]))
  const { form, notice, sent } = snapshot.context
  const isSent = snapshot.matches({ editing: 'sent' })
  const isRecalled = snapshot.matches({ editing: 'recalled' })
  const lines = useLines(VISA_CASE_LABELS, sent?.form ?? blankOf('visa-case'))
  const flow = useFormFlow({
    id: 'visa-case',
    snapshot,
    isSending: snapshot.matches('sending'),
    send,
    blank: blankOf('visa-case'),
    problemTexts: VISA_CASE_PROBLEMS,
    draft: visaCaseDraft,
    receipt: visaCaseReceipt,
  })
  const writeAnother = () => {
    send({ type: 'writeAnother' })
    focusField('visa-case-name')
  }
  return (
    <div>
      <SentNotice
        id="visa-case"
        showing={notice?.name === 'inquiry.sent' ? notice : null}
        text={VISA_CASE_NOTICES['inquiry.sent']}
        sent={isSent || isRecalled ? sent : null}
        lines={isRecalled ? [] : lines}
        audience="business"
        onWriteAnother={writeAnother}
      />
      <Form
        flow={flow}
        page="visa-case"
        labelledBy={labelledBy}
        notice={notice && VISA_CASE_NOTICES[notice.name]}
        typed={asText(useLines(VISA_CASE_LABELS, form))}
        subject={t({ id: 'inquiry.visaCase.subject', message: 'Free visa case' })}
      >
        <PersonFields flow={flow} />
        <Textarea
          {...flow.textField('message')}
          rows={4}
          label={t(VISA_CASE_LABELS.message)}
          description={help}
          descriptionProps={{ component: 'div' }}
        />
        <SubmitButton
          flow={flow}
          label={<Trans id="inquiry.visaCase.submit">Send my visa case</Trans>}
          sendingLabel={<Trans id="inquiry.sending">Sending...</Trans>}
          promise={
            <Trans id="inquiry.visaCase.promise">
              We reply within 24 hours on working days. The first case is free.
            </Trans>
          }
        />
        <FormsNotice />
      </Form>
    </div>
  )
}
