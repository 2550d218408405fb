import { useEffect } from 'react'

/**
 * Fills values into fields that are still blank. Never replaces typed text. If an earlier receipt is shown, first sends
 * `another`, the event that brings the form back; without it, the receipt stays.
 */
export function usePrefill<Form extends object, Another extends { type: string }>(
  prefill: Partial<Form> | null,
  actor: {
    getSnapshot: () => { context: { form: Form }; can: (event: Another) => boolean }
    send: (event: { type: 'change'; form: Partial<Form> } | Another) => void
  },
  another: Another | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `another` is the same event in every render
  useEffect(() => {
    const form = prefill && inBlanksOf(actor.getSnapshot().context.form, prefill)
    if (!form) return
    if (another && actor.getSnapshot().can(another)) actor.send(another)
    actor.send({ type: 'change', form })
  }, [prefill, actor])
}

function inBlanksOf<Form extends object>(form: Form, brought: Partial<Form>): Partial<Form> | null {
  const blank = Object.entries(brought).filter(
    ([name, value]) => value !== '' && form[name as keyof Form] === '',
  )
  return blank.length > 0 ? (Object.fromEntries(blank) as Partial<Form>) : null
}
