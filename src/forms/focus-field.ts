/** Focuses a field, and scrolls it and its label to the middle of the screen, clear of the header. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  const [label = field] = (field as HTMLInputElement).labels ?? []
  label.scrollIntoView({ block: 'center' })
}
