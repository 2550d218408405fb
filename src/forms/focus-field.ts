/** Focuses a field, and scrolls its label to the middle of the viewport, where the header does not cover it. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  const [label = field] = (field as HTMLInputElement).labels ?? []
  label.scrollIntoView({ block: 'center' })
}
