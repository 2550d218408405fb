import { useEffect } from 'react'

/** Fills values into fields that are still blank. Never replaces typed text. */
export function usePrefill<Form extends object>(
  prefill: Partial<Form> | null,
  actor: {
    getSnapshot: () => { context: { form: Form } }
    send: (event: { type: 'change'; form: Partial<Form> }) => void
  },
): void {
  useEffect(() => {
    const form = prefill && inBlanksOf(actor.getSnapshot().context.form, prefill)
    if (form) actor.send({ type: 'change', form })
  }, [prefill, actor])
}

function inBlanksOf<Form extends object>(form: Form, brought: Partial<Form>): Partial<Form> | null {
  const blank = Object.entries(brought).filter(
    ([name, value]) => value !== '' && form[name as keyof Form] === '',
  )
  return blank.length > 0 ? (Object.fromEntries(blank) as Partial<Form>) : null
}
