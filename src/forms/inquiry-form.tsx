import { type ReactNode, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { Audience } from '#contracts/forms/further-reading.ts'
import type { Language } from '#contracts/values/language.ts'
import type { createInquiry, InquiryFormName } from '#machines/inquiry.ts'
import { useActor } from '#src/browser/use-actor.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import { focusField } from './focus-field.ts'
import { Form } from './form.tsx'
import type { FormDefinition } from './form-definition.ts'
import { SentNotice } from './sent-notice.tsx'
import { type FormView, useFormView } from './use-form-view.ts'
import { useLines } from './use-lines.ts'
import { usePrefill } from './use-prefill.ts'

/**
 * Runs the machine of an inquiry. `prefill` has values for fields that are still blank; null until they are known.
 */
export function useInquiry<Name extends InquiryFormName>(
  definition: FormDefinition<FieldsOf<Name>>,
  wire: (language: Language) => ReturnType<typeof createInquiry<Name>>,
  prefill: Partial<FieldsOf<Name>> | null = null,
) {
  const language = useTextLanguage()
  const [snapshot, send, actor] = useActor(useMemo(() => wire(language), [wire, language]))
  const { notice, sent } = snapshot.context
  const isRecalled = snapshot.matches('recalled')
  usePrefill(prefill, actor, { type: 'writeAnother' })
  return {
    definition,
    form: useFormView(definition, snapshot, send),
    lines: useLines(definition, sent?.form ?? definition.blank),
    showing: notice?.kind === 'sent' ? notice : null,
    sent: snapshot.matches('sent') || isRecalled ? sent : null,
    isRecalled,
    writeAnother: () => send({ type: 'writeAnother' }),
  }
}

interface InquiryFormProps<Name extends InquiryFormName> {
  inquiry: ReturnType<typeof useInquiry<Name>>
  labelledBy: string
  audience: Audience
  subject: string
  /** Address to which the receipt goes. */
  email: string | undefined
  children: (form: FormView<FieldsOf<Name>>) => ReactNode
}

/** Form that its confirmation replaces after a success, until the visitor wants to write another message. */
export function InquiryForm<Name extends InquiryFormName>({
  inquiry,
  labelledBy,
  audience,
  subject,
  email,
  children,
}: InquiryFormProps<Name>) {
  const { definition, form, lines, showing, sent, isRecalled, writeAnother } = inquiry
  const startOver = () => {
    // Render the form before focusing its first field.
    flushSync(writeAnother)
    focusField(`${definition.id}-name`)
  }
  return (
    <div>
      <SentNotice
        id={definition.id}
        showing={showing}
        text={definition.notices.sent}
        sent={sent}
        email={email}
        lines={isRecalled ? [] : lines}
        audience={audience}
        onWriteAnother={startOver}
      />
      {!sent && (
        <Form form={form} labelledBy={labelledBy} subject={subject}>
          {children(form)}
        </Form>
      )}
    </div>
  )
}
