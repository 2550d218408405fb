import type { RegisteredRouter } from '@tanstack/react-router'
import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if a click on the page made this entry: then the entry before it is the page without the dialog. */
    isOpenedHere?: boolean
  }
}

/** The dialog in the address of the contact page: `?inquiry=business` names the one that is open. */
export function contactAddress({ history, navigate }: RegisteredRouter) {
  /** The dialog that is open already, and that the address is about to name. */
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
    /** Tells of each new address; returns how to stop. */
    watch: (tell: () => void): (() => void) => history.subscribe(tell),
    /** Names a dialog that was opened; one that came by its address is named already. */
    enter(kind: ContactKind) {
      if (named() === kind) return
      ahead = kind
      // The address waits for the next picture, so that the dialog is in it before the router looks for the page.
      requestAnimationFrame(() => setTimeout(follow))
    },
    /** Names none, in the entry of the history that did before the dialog was opened where there is one. */
    leave() {
      ahead = null
      if (!named()) return
      if (history.location.state.isOpenedHere) history.back()
      else void navigate({ to: '/contact', search: {}, replace: true, resetScroll: false })
    },
  }
}
