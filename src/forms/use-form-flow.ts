import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import type { Problem } from '#contracts/form-fields.ts'
import { TRAP } from '#contracts/form-signals.ts'
import { inBerlin } from '#contracts/german-time.ts'
import { LIMITS } from '#contracts/limits.ts'
import type { FormContext, FormEvent as FormFlowEvent } from '#machines/form-context.ts'
import { wakeApi } from '#src/browser/api.ts'
import { whenIdle } from '#src/browser/when-idle.ts'
import type { DraftStore } from './draft.ts'
import type { ReceiptStore } from './receipt.ts'
import { typedValues } from './typed-values.ts'

/** What the page says of each problem of each field. */
export type ProblemTexts<Form> = { [Field in keyof Form]?: Partial<Record<Problem, MessageDescriptor>> }

interface FormFlowOptions<Form, Notice extends string> {
  /** The flow's noun; ids of fields begin with it. */
  id: string
  snapshot: FormSnapshot<Form, Notice>
  isSending: boolean
  send: (event: FormFlowEvent<Form>) => void
  blank: Form
  problemTexts: ProblemTexts<Form>
  /** Brings back what was typed before: none when the flow does that itself. */
  draft?: DraftStore<Form>
  /** Tells again what was sent from this tab, unless something else is being written. */
  receipt?: ReceiptStore<Form>
}

/** Of a running form's chart. */
interface FormSnapshot<Form, Notice extends string> {
  context: FormContext<Form, Notice>
  hasTag: (tag: 'keeping' | 'queued') => boolean
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
  element: RefObject<HTMLFormElement | null>
  context: FormContext<Form, Notice>
  isSending: boolean
  queue: QueuedForm
  change: (fields: Partial<Form>) => void
  submit: (event: FormEvent) => void
  /** To be told that the visitor has entered the form. */
  enter: () => void
  /** The fields to mend, with what to say of them, in the order of the page. */
  problems: { id: string; text: string }[]
  /** What every control of a field needs. */
  field: (name: keyof Form & string) => {
    id: string
    name: string
    error: string | undefined
    readOnly: boolean
    /** For a browser without the app; with it nothing that is pasted is cut. */
    maxLength: number | undefined
  }
  /** The same, for a control of text. */
  textField: (name: keyof Form & string) => ReturnType<FormFlow<Form, Notice>['field']> & {
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

/** The lines whose length every form of ours limits alike; a text of lines is never cut. */
const LINE_LIMITS: Readonly<Record<string, number>> = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  topic: LIMITS.topic,
}

/** Ties a form's chart to the form element: what was typed before, what is typed, and the submit. */
export function useFormFlow<Form extends object, Notice extends string>({
  id,
  snapshot,
  isSending,
  send,
  blank,
  problemTexts,
  draft,
  receipt,
}: FormFlowOptions<Form, Notice>): FormFlow<Form, Notice> {
  const { t } = useLingui()
  const isAlive = useHydrated()
  const { context } = snapshot
  const element = useRef<HTMLFormElement>(null)
  /** When the form could first be filled in, in milliseconds of the page's life; null until then. */
  const startedAt = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the finished HTML
  useEffect(() => {
    const typed = element.current ? typedValues(element.current, blank) : {}
    const isTyped = Object.keys(typed).length > 0
    startedAt.current = isTyped ? 0 : performance.now()
    const kept = draft?.load()
    const sent = receipt?.load()
    if (kept) send({ type: 'restore', draft: kept })
    if (isTyped) send({ type: 'change', form: typed })
    if (sent && !kept && !isTyped) send({ type: 'recall', sent })
    // The clock's first answer is slow: it is asked once while idle, so that the submit need not wait for it.
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
      if (receipt) void import('#src/queue/queue-bar.ts').catch(() => undefined)
    }
    isEntered.current = true
  }
  const problemText = (name: keyof Form) => {
    const problem = context.problems[name]
    const text = problem && problemTexts[name]?.[problem]
    return text && t(text)
  }
  const field = (name: keyof Form & string) => ({
    id: `${id}-${name}`,
    name,
    error: problemText(name),
    readOnly: isSending,
    maxLength: isAlive ? undefined : LINE_LIMITS[name],
  })

  return {
    id,
    element,
    context,
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
    problems: (Object.keys(context.problems) as (keyof Form & string)[]).map((name) => ({
      id: `${id}-${name}`,
      text: problemText(name) ?? name,
    })),
    field,
    textField: (name) => ({
      ...field(name),
      value: String(context.form[name]),
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Form>),
    }),
  }
}

const signalsOf = (filledInMs: number, trap: Element | RadioNodeList | null | undefined) => ({
  filledInS: Math.floor(filledInMs / 1_000),
  isTrapFilled: trap instanceof HTMLInputElement && trap.value !== '',
})
