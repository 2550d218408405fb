/** Time during which scrolling may continue by itself after the last touch or wheel event. */
const MOMENTUM_MS = 1_000
const SCROLL_EVENTS = ['wheel', 'touchmove']
const OTHER_EVENTS = ['focusin', 'keydown', 'click']

/**
 * Shows the header at the top of the viewport once the visitor scrolls up by wheel or touch, until they scroll down or
 * reach the top of the page. Also hides it after a click, key press or focus change outside it, because it could cover
 * the element in use.
 */
export function returnHeader(header: HTMLElement, signal: AbortSignal): void {
  const bar = header.lastElementChild as HTMLElement
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names) addEventListener(name, listener, { passive: true, signal })
  }
  let lastTop: number | undefined
  let movedByHand = Number.NEGATIVE_INFINITY
  const leave = () => {
    header.removeAttribute('data-returned')
    header.style.removeProperty('top')
  }
  const arrive = () => {
    header.style.top = `${header.getBoundingClientRect().top - bar.getBoundingClientRect().top}px`
    header.setAttribute('data-returned', '')
  }
  listen(SCROLL_EVENTS, ({ timeStamp }) => {
    movedByHand = timeStamp
    // Not earlier: reading `scrollY` forces a layout.
    lastTop ??= scrollY
  })
  listen(OTHER_EVENTS, ({ target }) => {
    movedByHand = Number.NEGATIVE_INFINITY
    if (!header.contains(target as Node)) leave()
  })
  listen(['scroll'], ({ timeStamp }) => {
    const isUpwards = lastTop !== undefined && scrollY < lastTop
    lastTop = scrollY
    if (!isUpwards || scrollY <= header.offsetHeight) leave()
    else if (timeStamp - movedByHand < MOMENTUM_MS && !header.hasAttribute('data-returned')) arrive()
  })
}
