import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { inBerlin } from '#contracts/words/german-time.ts'
import type { FormContext, FormEvent as FormFlowEvent } from '#machines/form.ts'
import { wakeApi } from '#src/browser/api.ts'
import { whenIdle } from '#src/browser/when-idle.ts'
import type { FormDefinition } from './form-definition.ts'
import type { NoticeText } from './notice-text.ts'
import { asText } from './sent-message.tsx'
import { typedValues } from './typed-values.ts'
import { useLines } from './use-lines.ts'

/** Of the running machine of a form. */
interface FormSnapshot<Form, Notice extends string> {
  context: FormContext<Form, Notice>
  hasTag: (tag: 'sending' | 'keeping' | 'queued') => boolean
  can: (event: { type: 'keep'; text: string }) => boolean
}

/** A message on its way into the queue of this device, or in it. */
export interface QueuedForm {
  /** Whether a message that was not answered can be kept. */
  isOffered: boolean
  place: 'keeping' | 'queued' | null
  /** `text` is what was written, line by line. */
  keep: (text: string) => void
  takeBack: () => void
  leave: () => void
}

/** A form of the site as its parts see it. */
export interface FormFlow<Form, Notice extends string = string> {
  id: string
  /** Its name in the table of forms. */
  name: FormName
  element: RefObject<HTMLFormElement | null>
  context: FormContext<Form, Notice>
  /** The notice to show, if any. */
  notice: NoticeText | null
  /** What the visitor typed, line by line, for an e-mail when nothing else works. */
  typed: string
  isSending: boolean
  queue: QueuedForm
  change: (fields: Partial<Form>) => void
  submit: (event: FormEvent) => void
  /** Called when the visitor has entered the form. */
  enter: () => void
  /** The fields to mend, with what to say of them, in the order of the page. */
  problems: { name: string; id: string; text: string }[]
  /** What every control of a field needs. */
  field: (name: keyof Form & string) => {
    id: string
    name: string
    error: string | undefined
    readOnly: boolean
    /** Marks what belongs to the field: its label, its control, and what is said of it. */
    wrapperProps: { 'data-slot': string }
    /** For a browser without the app; with it nothing that is pasted is cut. */
    maxLength: number | undefined
  }
  /** The same, for a control of text. */
  textField: (name: keyof Form & string) => ReturnType<FormFlow<Form, Notice>['field']> & {
    required: boolean
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

/** Ties the machine of a form to the form element: what was typed before, what is typed, and the submit. */
export function useFormFlow<Name extends FormName, Form extends FieldsOf<Name>, Notice extends string>(
  definition: FormDefinition<Name, Form, Notice>,
  snapshot: FormSnapshot<Form, Notice>,
  send: (event: FormFlowEvent<Form>) => void,
): FormFlow<Form, Notice> {
  const { id, blank, nameOf, problems: problemTexts, notices, draft, restoresItself, receipt } = definition
  const { t } = useLingui()
  const isAlive = useHydrated()
  const { context } = snapshot
  const name = nameOf(context.form)
  const isSending = snapshot.hasTag('sending')
  const element = useRef<HTMLFormElement>(null)
  /** When the form could first be filled in, in milliseconds of the page's life; null until then. */
  const startedAt = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the finished HTML
  useEffect(() => {
    const typed = element.current ? typedValues(element.current, blank) : {}
    const isTyped = Object.keys(typed).length > 0
    startedAt.current = isTyped ? 0 : performance.now()
    const kept = restoresItself ? null : draft.load()
    const sent = receipt?.load()
    if (kept) send({ type: 'restore', draft: kept })
    if (isTyped) send({ type: 'change', form: typed })
    if (sent && !kept && !isTyped) send({ type: 'recall', sent })
    // The clock's first answer is slow: it is read once while idle, so that the submit does not wait for it.
    whenIdle(() => inBerlin(new Date()))
  }, [])

  const isTypedHere = useRef(false)
  const change = (form: Partial<Form>) => {
    isTypedHere.current = true
    send({ type: 'change', form })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trap = element.current?.elements.namedItem(TRAP)
    const filledInMs = performance.now() - (startedAt.current ?? 0)
    send({
      type: 'submit',
      idempotencyKey: crypto.randomUUID(),
      // Without signals where the whole form came from a draft: how long it was filled in is not known here.
      signals: isTypedHere.current ? signalsOf(filledInMs, trap) : null,
      now: inBerlin(new Date()),
    })
  }
  const isEntered = useRef(false)
  const enter = () => {
    if (!isEntered.current) {
      wakeApi()
      // What is shown of a message that waits: without a connection it could not be fetched.
      if (receipt) void import('#src/queue/waiting-messages-bar.ts').catch(() => undefined)
    }
    isEntered.current = true
  }
  const problemText = (field: keyof Form) => {
    const problem = context.problems[field]
    const text = problem && problemTexts[field]?.[problem]
    return text && t(text)
  }
  const isRequired = (field: string) => {
    const control = formOf(name).controls[field]
    return control !== undefined && 'required' in control
  }
  const limitOf = (field: string) => {
    const control = formOf(name).controls[field]
    // A text of lines is never cut.
    return control?.kind === 'line' || control?.kind === 'email' ? control.limit : undefined
  }
  const field = (control: keyof Form & string) => ({
    id: `${id}-${control}`,
    name: control,
    error: problemText(control),
    readOnly: isSending,
    wrapperProps: { 'data-slot': control },
    maxLength: isAlive ? undefined : limitOf(control),
  })

  return {
    id,
    name,
    element,
    context,
    notice: context.notice && notices[context.notice.name],
    typed: asText(useLines(definition, context.form)),
    isSending,
    queue: {
      isOffered: snapshot.can({ type: 'keep', text: '' }),
      place: snapshot.hasTag('keeping') ? 'keeping' : snapshot.hasTag('queued') ? 'queued' : null,
      keep: (text) => send({ type: 'keep', text }),
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
      value: String(context.form[control]),
      onChange: ({ currentTarget }) => change({ [control]: currentTarget.value } as Partial<Form>),
    }),
  }
}

const signalsOf = (filledInMs: number, trap: Element | RadioNodeList | null | undefined) => ({
  filledInS: Math.floor(filledInMs / 1_000),
  isTrapFilled: trap instanceof HTMLInputElement && trap.value !== '',
})
