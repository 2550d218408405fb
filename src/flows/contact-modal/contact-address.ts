import type { RegisteredRouter } from '@tanstack/react-router'
import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if a click on the page added this entry: the previous entry is then the page without the dialog. */
    isOpenedHere?: boolean
  }
}

/** Reads and writes the open dialog in the URL of the contact page: `?inquiry=business`. */
export function contactAddress({ history, navigate }: RegisteredRouter) {
  /** The dialog that is already open but not yet in the URL. */
  let ahead: ContactKind | null = null
  const named = () => contactKindOf(new URLSearchParams(history.location.search).get('inquiry'))
  const follow = () => {
    if (!ahead) return
    const inquiry = ahead
    ahead = null
    void navigate({ to: '/contact', search: { inquiry }, state: { isOpenedHere: true }, resetScroll: false })
  }

  return {
    named,
    watch: (tell: () => void): (() => void) => history.subscribe(tell),
    /** Adds a history entry for a dialog opened by a click. A dialog opened by its URL already has an entry. */
    enter(kind: ContactKind) {
      if (named() === kind) return
      ahead = kind
      // Change the URL after the next frame, so that the dialog is painted before the router works.
      requestAnimationFrame(() => setTimeout(follow))
    },
    /** Removes the dialog from the URL; goes back if this page added the entry. */
    leave() {
      ahead = null
      if (!named()) return
      if (history.location.state.isOpenedHere) history.back()
      else void navigate({ to: '/contact', search: {}, replace: true, resetScroll: false })
    },
  }
}
