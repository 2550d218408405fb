/*
 * Preserves typed text when the page's elements are replaced: React renders a form again if a translator, a
 * password manager or a blocker has changed the document before it, and removes the page when the app fails.
 * A replaced control still has its value.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input[id], select[id], textarea[id]'

/** The delivered controls that the app has not taken over yet, by id. */
const delivered = new Map<string, Control>()
/** The controls touched by the visitor since, by id. */
const touched = new Map<string, Control>()
/** The control that last had the focus. */
let focused: Control | null = null

/** Starts to watch the delivered fields. Must be called before React changes them. */
export function watchFields(): void {
  for (const control of document.querySelectorAll<Control>(CONTROLS)) delivered.set(control.id, control)
  focused = controlOf(document.activeElement)
  for (const type of ['focusin', 'input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        const control = controlOf(target)
        if (!control) return
        touched.set(control.id, control)
        focused = control
      },
      true,
    )
}

/** Copies typed values from the delivered form into the app's form; once, before anything reads the form. */
export function takeOverFields(form: HTMLFormElement): void {
  fill(form, delivered)
  for (const { id } of form.elements) delivered.delete(id)
}

/** Copies typed values from the app's forms back into the restored delivered document. */
export function giveBackFields(): void {
  for (const form of document.forms) fill(form, touched)
}

function fill(form: HTMLFormElement, from: ReadonlyMap<string, Control>): void {
  for (const control of form.querySelectorAll<Control>(CONTROLS)) {
    const source = from.get(control.id)
    if (source && source !== control) copy(source, control)
  }
  const lost = focused && !focused.isConnected && form.querySelector<Control>(`#${CSS.escape(focused.id)}`)
  if (lost && document.activeElement === document.body) lost.focus()
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked
    if (from.type === 'file') {
      to.files = from.files
      return
    }
  }
  to.value = from.value
}

const controlOf = (target: EventTarget | null): Control | null =>
  target instanceof Element && target.matches(CONTROLS) ? (target as Control) : null
