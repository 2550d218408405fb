import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { problemsIn } from '#contracts/forms/form-fields.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import type { FormEvent as MachineEvent } from '#machines/form.ts'
import { germanNow, wakeApi } from '#src/browser/api.ts'
import { typedValues } from '#src/browser/typed-values.ts'
import { whenIdle } from '#src/browser/when-idle.ts'
import type { FormDefinition } from './form-definition.ts'

export interface FormElement<Form> {
  element: RefObject<HTMLFormElement | null>
  change: (fields: Partial<Form>) => void
  submit: (event: FormEvent) => void
  /** Prepares the submission on the first focus in the form. Further calls have no effect. */
  enter: () => void
}

/**
 * Connects a form to its machine. First restores the draft, and reports text typed before the script ran.
 * Afterwards, reports changes and the submit event.
 */
export function useFormElement<Form extends object>(
  { blank, nameOf, draft, restoresItself, receipt }: FormDefinition<Form>,
  form: Form,
  send: (event: MachineEvent<Form>) => void,
): FormElement<Form> {
  const element = useRef<HTMLFormElement>(null)
  /**
   * Start of the time that the visitor spends on the form, in milliseconds since page load: when the script ran, or 0
   * if text had already been typed.
   */
  const startedAt = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the finished HTML
  useEffect(() => {
    if (element.current) typedValues.takeOver(element.current)
    const typed = element.current ? typedValues.read(element.current, blank) : {}
    const isTyped = Object.keys(typed).length > 0
    startedAt.current = isTyped ? 0 : performance.now()
    const kept = restoresItself ? null : draft.load()
    const sent = receipt?.load()
    if (kept) send({ type: 'restore', draft: kept })
    if (isTyped) send({ type: 'change', form: typed })
    if (sent && !kept && !isTyped) send({ type: 'recall', sent })
    // The first conversion to German time and the first validation are slow. Run each ahead of need, in its own task.
    whenIdle(germanNow)
    whenIdle(() => problemsIn(nameOf(form), form, ''))
  }, [])

  const isTypedHere = useRef(false)
  /** Values that password managers have set without an event. Rendering the form again would discard them. */
  const unheard = () => (element.current ? typedValues.read(element.current, form) : {})
  const change = (changed: Partial<Form>) => {
    isTypedHere.current = true
    send({ type: 'change', form: { ...unheard(), ...changed } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const unsent = unheard()
    if (Object.keys(unsent).length > 0) change(unsent)
    const unfinished = unfinishedIn(element.current)
    const trap = element.current?.elements.namedItem(TRAP)
    const filledInMs = performance.now() - (startedAt.current ?? 0)
    send({
      type: 'submit',
      idempotencyKey: crypto.randomUUID(),
      // If the visitor has changed nothing since the script ran (as with a restored draft), the time spent is unknown.
      signals: isTypedHere.current ? signalsOf(filledInMs, trap) : null,
      now: germanNow(),
      ...(unfinished.length > 0 && { unfinished }),
    })
  }
  const isEntered = useRef(false)
  const enter = () => {
    if (!isEntered.current) {
      wakeApi()
      // Load the bar of waiting messages now, because it cannot load without a connection.
      if (receipt) void import('#src/queue/waiting-messages-bar.ts').catch(() => undefined)
    }
    isEntered.current = true
  }
  return { element, change, submit, enter }
}

/** Returns the names of partly entered date and time fields. Their `value` is empty until they are complete. */
const unfinishedIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  )

const signalsOf = (filledInMs: number, trap: Element | RadioNodeList | null | undefined) => ({
  filledInS: Math.floor(filledInMs / 1_000),
  isTrapFilled: trap instanceof HTMLInputElement && trap.value !== '',
})
