import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import type { FormContext, FormEvent } from '#machines/form.ts'
import type { FormDefinition } from './form-definition.ts'
import type { NoticeText } from './notice-text.ts'
import { asText } from './sent-message.tsx'
import { type FormElement, useFormElement } from './use-form-element.ts'
import { useLines } from './use-lines.ts'

interface FormSnapshot<Form> {
  context: FormContext<Form>
  hasTag: (tag: 'sending' | 'enqueuing' | 'queued') => boolean
  can: (event: { type: 'enqueue'; text: string }) => boolean
}

export interface QueuedForm {
  /** True if the visitor may queue the message now. */
  isOffered: boolean
  place: 'enqueuing' | 'queued' | null
  /** Queues the message. `text` contains its fields with their labels. */
  enqueue: (text: string) => void
  takeBack: () => void
  leave: () => void
}

export interface FormView<Form> extends FormElement<Form> {
  id: string
  name: FormName
  context: FormContext<Form>
  notice: NoticeText | null
  typed: string
  isSending: boolean
  queue: QueuedForm
  problems: { name: string; id: string; text: string }[]
  field: (name: keyof Form & string) => {
    id: string
    name: string
    error: string | undefined
    readOnly: boolean
    /** Maximum length before hydration. Undefined afterwards, so that pasted text is not cut off. */
    maxLength: number | undefined
  }
  textField: (name: keyof Form & string) => ReturnType<FormView<Form>['field']> & {
    required: boolean
    /** Sets `dir` on the input, because Mantine would pass a `dir` prop to the wrapper. */
    attributes: { input: { dir: 'auto' | undefined } }
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

export function useFormView<Form extends object>(
  definition: FormDefinition<Form>,
  snapshot: FormSnapshot<Form>,
  send: (event: FormEvent<Form>) => void,
): FormView<Form> {
  const { id, nameOf, problems: problemTexts, notices } = definition
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { context } = snapshot
  const name = nameOf(context.form)
  const isSending = snapshot.hasTag('sending')
  const { element, change, submit, enter } = useFormElement(definition, context.form, send)
  const problemText = (field: keyof Form) => {
    const problem = context.problems[field]
    const text = problem && problemTexts[field]?.[problem]
    return text && t(text)
  }
  const isRequired = (field: string) => {
    const control = formOf(name).controls[field]
    return control !== undefined && 'required' in control
  }
  const directionOf = (field: string) => {
    const kind = formOf(name).controls[field]?.kind
    return kind === 'line' || kind === 'lines' ? 'auto' : undefined
  }
  const limitOf = (field: string) => {
    const control = formOf(name).controls[field]
    // Text areas get no `maxLength`, so that browsers never cut off their text.
    return control?.kind === 'line' || control?.kind === 'email' ? control.limit : undefined
  }
  const field = (control: keyof Form & string) => ({
    id: `${id}-${control}`,
    name: control,
    error: problemText(control),
    readOnly: isSending,
    maxLength: isHydrated ? undefined : limitOf(control),
  })

  return {
    id,
    name,
    element,
    context,
    notice: context.notice && (notices[context.notice.kind] ?? null),
    typed: asText(useLines(definition, context.form)),
    isSending,
    queue: {
      isOffered: snapshot.can({ type: 'enqueue', text: '' }),
      place: snapshot.hasTag('enqueuing') ? 'enqueuing' : snapshot.hasTag('queued') ? 'queued' : null,
      enqueue: (text) => send({ type: 'enqueue', text }),
      takeBack: () => send({ type: 'takeBack' }),
      leave: () => send({ type: 'leave' }),
    },
    change,
    submit,
    enter,
    problems: (Object.keys(context.problems) as (keyof Form & string)[]).map((control) => ({
      name: control,
      id: `${id}-${control}`,
      text: problemText(control) ?? control,
    })),
    field,
    textField: (control) => ({
      ...field(control),
      required: isRequired(control),
      attributes: { input: { dir: directionOf(control) } },
      value: String(context.form[control]),
      onChange: ({ currentTarget }) => change({ [control]: currentTarget.value } as Partial<Form>),
    }),
  }
}
