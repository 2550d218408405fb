/**
 * Reads what a visitor typed into a prerendered form before the script ran: every control named after a field
 * of `blank` with another value. Call it before React renders again, which would reset the controls.
 */
export function typedValues<Form extends object>(form: HTMLFormElement, blank: Form): Partial<Form> {
  const typed = Object.entries(blank).flatMap(([field, initial]) => {
    const control = form.elements.namedItem(field)
    const value =
      control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : textOf(control)
    return value === undefined || value === initial ? [] : [[field, value]]
  })
  return Object.fromEntries(typed)
}

function textOf(control: Element | RadioNodeList | null): string | undefined {
  return control !== null && 'value' in control ? String(control.value) : undefined
}
