/*
 * Copies typed values from replaced controls to their successors. Controls are replaced when the app takes over a
 * prerendered form, when React renders a form again because a translator or an extension changed the document, and when
 * the app fails. A removed control keeps its value.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input[id], select[id], textarea[id]'

const current = new Map<string, Control>()
/** Ids of prerendered controls that no form of the app has taken over yet. */
const prerendered = new Set<string>()
let lastFocused: Control | null = null

export const typedValues = {
  /** Starts tracking the page's controls. Must be called before React replaces them. */
  watch(): void {
    for (const control of document.querySelectorAll<Control>(CONTROLS)) {
      current.set(control.id, control)
      prerendered.add(control.id)
    }
    lastFocused = controlOf(document.activeElement)
    for (const type of ['focusin', 'input', 'change'])
      addEventListener(
        type,
        ({ target }) => {
          const control = controlOf(target)
          if (!control) return
          current.set(control.id, control)
          lastFocused = control
        },
        true,
      )
  },

  /** Copies values from prerendered controls into the app's form, once each. Call it before anything reads the form. */
  takeOver: (form: HTMLFormElement): void => fill(form, (id) => prerendered.delete(id)),

  /** Copies the values of the failed app's forms into the restored prerendered document. */
  giveBack(): void {
    for (const form of document.forms) fill(form, () => true)
  },

  /**
   * Returns the values that differ from the known ones: typed before the app ran, or set by a password manager without
   * an event. Must be called before React renders again, which resets the controls.
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
  const lost =
    lastFocused && !lastFocused.isConnected && form.querySelector<Control>(`#${CSS.escape(lastFocused.id)}`)
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
