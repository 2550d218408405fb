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

interface InquiryFormProps<Name extends InquiryFormName> {
  definition: FormDefinition<FieldsOf<Name>>
  wire: (language: Language) => ReturnType<typeof createInquiry<Name>>
  labelledBy: string
  audience: Audience
  subject: string
  /** Values for fields that are still blank; null until they are known. */
  prefill?: Partial<FieldsOf<Name>> | null
  children: (form: FormView<FieldsOf<Name>>) => ReactNode
}

/** Form that its confirmation replaces after a success, until the visitor wants to write another message. */
export function InquiryForm<Name extends InquiryFormName>({
  definition,
  wire,
  labelledBy,
  audience,
  subject,
  prefill = null,
  children,
}: InquiryFormProps<Name>) {
  const language = useTextLanguage()
  const [snapshot, send, actor] = useActor(useMemo(() => wire(language), [wire, language]))
  const { notice, sent } = snapshot.context
  const isRecalled = snapshot.matches('recalled')
  const isSent = snapshot.matches('sent') || isRecalled
  const lines = useLines(definition, sent?.form ?? definition.blank)
  const form = useFormView(definition, snapshot, send)
  usePrefill(prefill, actor, { type: 'writeAnother' })
  const writeAnother = () => {
    // Render the form before focusing its first field.
    flushSync(() => send({ type: 'writeAnother' }))
    focusField(`${definition.id}-name`)
  }
  return (
    <div>
      <SentNotice
        id={definition.id}
        showing={notice?.kind === 'sent' ? notice : null}
        text={definition.notices.sent}
        sent={isSent ? sent : null}
        lines={isRecalled ? [] : lines}
        audience={audience}
        onWriteAnother={writeAnother}
      />
      {!isSent && (
        <Form form={form} labelledBy={labelledBy} subject={subject}>
          {children(form)}
        </Form>
      )}
    </div>
  )
}
