/*
 * Keeps the values of controls that are replaced: when the app takes over after the visitor has typed, when React
 * renders a form again because a translator, a password manager or a blocker changed the document, and when the
 * app fails. A replaced control still has its value. "Delivered" means prerendered.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input[id], select[id], textarea[id]'

/** The control with the current value, by id: the delivered control, until the app or the visitor uses another. */
const current = new Map<string, Control>()
/** The ids of delivered controls that no form of the app has taken over yet. */
const delivered = new Set<string>()
/** The control that last had the focus. */
let focused: Control | null = null

/** The values in the page's controls. */
export const typedValues = {
  /** Starts to watch the controls. Must be called before React changes them. */
  watch(): void {
    for (const control of document.querySelectorAll<Control>(CONTROLS)) {
      current.set(control.id, control)
      delivered.add(control.id)
    }
    focused = controlOf(document.activeElement)
    for (const type of ['focusin', 'input', 'change'])
      addEventListener(
        type,
        ({ target }) => {
          const control = controlOf(target)
          if (!control) return
          current.set(control.id, control)
          focused = control
        },
        true,
      )
  },

  /** Copies the values of the delivered form into the app's form; once, before anything reads the form. */
  takeOver: (form: HTMLFormElement): void => fill(form, (id) => delivered.delete(id)),

  /** Copies the values of the app's forms into the delivered document, which is on the page again. */
  giveBack(): void {
    for (const form of document.forms) fill(form, () => true)
  },

  /**
   * Reads the controls whose value differs from the known value of their field: typed before the app ran, or set by
   * a password manager without an event. Must be called before React renders again, because that would reset the
   * controls.
   */
  read<Form extends object>(form: HTMLFormElement, known: Form): Partial<Form> {
    const changed = Object.entries(known).flatMap(([field, value]) => {
      const control = form.elements.namedItem(field)
      if (control === null || !('value' in control)) return []
      const typed = typeof value === 'boolean' && 'checked' in control ? control.checked : control.value
      return typed === value ? [] : [[field, typed]]
    })
    return Object.fromEntries(changed)
  },
}

function fill(form: HTMLFormElement, isWanted: (id: string) => boolean): void {
  for (const control of form.querySelectorAll<Control>(CONTROLS)) {
    const source = current.get(control.id)
    if (!source || !isWanted(control.id)) continue
    if (source !== control) copy(source, control)
    current.set(control.id, control)
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
