import type { RouterHistory } from '@tanstack/react-router'

/** A link of a page, found again after the page was rendered anew: its address, and which of several it is. */
interface UsedLink {
  href: string
  nth: number
}

/** Knows, for each entry of the tab's history, the link by which it was left. */
export interface UsedLinks {
  /** Whether the last navigation went back or forth. */
  isHistoryMove(): boolean
  /** The link by which the entry now shown was left; undefined if it was left in another way. */
  used(): HTMLElement | undefined
  forget(): void
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/** Starts to watch the links of the document and the moves of the history. Nothing is stored. */
export function rememberLinks(history: RouterHistory): UsedLinks {
  const byEntry = new Map<string, UsedLink>()
  let isHistoryMove = false
  const entry = () => history.location.state.__TSR_key ?? ''

  const remember = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
    if (!href) return
    const nth = linksTo(href).findIndex((link) => link.contains(target))
    byEntry.set(entry(), { href, nth })
  }
  // Before the router's own listener, which leaves the entry.
  document.addEventListener('click', remember, { capture: true })
  const stop = history.subscribe(({ action }) => {
    isHistoryMove = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return {
    isHistoryMove: () => isHistoryMove,
    used: () => {
      const link = byEntry.get(entry())
      return link && linksTo(link.href)[link.nth]
    },
    forget: () => {
      document.removeEventListener('click', remember, { capture: true })
      stop()
    },
  }
}
