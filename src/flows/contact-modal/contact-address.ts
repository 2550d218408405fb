import type { RegisteredRouter } from '@tanstack/react-router'
import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if a click on the page added this entry; then the previous entry is the page without the dialog. */
    isOpenedHere?: boolean
  }
}

/** The contact page's address: `?inquiry=business` names the open dialog. */
export function contactAddress({ history, navigate }: RegisteredRouter) {
  /** The open dialog while its address is not yet in the URL. */
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
    /** Subscribes to URL changes; returns the unsubscribe function. */
    watch: (tell: () => void): (() => void) => history.subscribe(tell),
    /** Adds an entry for a dialog opened on the page; one opened by its address has an entry already. */
    enter(kind: ContactKind) {
      if (named() === kind) return
      ahead = kind
      // The address changes after the next frame, so that the dialog is painted before the router loads the page.
      requestAnimationFrame(() => setTimeout(follow))
    },
    /** Removes the dialog from the URL, by going back if this page added the entry. */
    leave() {
      ahead = null
      if (!named()) return
      if (history.location.state.isOpenedHere) history.back()
      else void navigate({ to: '/contact', search: {}, replace: true, resetScroll: false })
    },
  }
}
