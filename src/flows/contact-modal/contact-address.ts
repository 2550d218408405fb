import type { RegisteredRouter } from '@tanstack/react-router'
import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if a click opened the dialog and added this history entry. Closing the dialog then goes back one entry. */
    isOpenedHere?: boolean
  }
}

/** Keeps the open dialog in the URL of the contact page, such as `?inquiry=business`. */
export function contactAddress({ history, navigate }: RegisteredRouter) {
  /** Kind of a dialog that is open, but not in the URL yet. */
  let ahead: ContactKind | null = null
  const kindInUrl = () => contactKindOf(new URLSearchParams(history.location.search).get('inquiry'))
  const follow = () => {
    if (!ahead) return
    const inquiry = ahead
    ahead = null
    void navigate({ to: '/contact', search: { inquiry }, state: { isOpenedHere: true }, resetScroll: false })
  }

  return {
    kindInUrl,
    watch: (tell: () => void): (() => void) => history.subscribe(tell),
    /** Adds a history entry for a dialog opened by a click. A dialog opened by its URL has an entry already. */
    enter(kind: ContactKind) {
      if (kindInUrl() === kind) return
      ahead = kind
      // Change the URL after the next frame, so that the router's work does not delay the dialog.
      requestAnimationFrame(() => setTimeout(follow))
    },
    /** Removes the dialog from the URL. Goes back if a click added the history entry. */
    leave() {
      ahead = null
      if (!kindInUrl()) return
      if (history.location.state.isOpenedHere) history.back()
      else void navigate({ to: '/contact', search: {}, replace: true, resetScroll: false })
    },
  }
}
