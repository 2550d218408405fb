/** Puts the focus on a field and the field, with its label, in the middle of the screen: never below the header. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  const [label = field] = (field as HTMLInputElement).labels ?? []
  label.scrollIntoView({ block: 'center' })
}
