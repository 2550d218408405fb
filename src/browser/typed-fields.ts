/*
 * Keeps typed text when the elements of the page are replaced. React draws a form anew where a translator, a password
 * manager or a blocker has changed the document before it, and removes the page when the app fails. A control that was
 * replaced still holds its value.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input[id], select[id], textarea[id]'

/** The controls of the delivered document that the app has not taken over yet, by their ids. */
const delivered = new Map<string, Control>()
/** The controls that a visitor has touched since, by their ids. */
const touched = new Map<string, Control>()
/** The control that had the focus last. */
let focused: Control | null = null

/** Begins to watch the fields of the delivered document. Called before React changes it. */
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

/** Fills in a form of the app what was typed into the delivered one; once, before anything reads the form. */
export function takeOverFields(form: HTMLFormElement): void {
  fill(form, delivered)
  for (const { id } of form.elements) delivered.delete(id)
}

/** Fills in the forms of the delivered document, which stands there again, what was typed into those of the app. */
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
