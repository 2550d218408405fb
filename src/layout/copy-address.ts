/**
 * Copies the query and the fragment of the current URL into a clicked language link: a prerendered link has neither.
 */
export function copyAddress(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return
    link.search = location.search
    link.hash = location.hash
  }
  link.addEventListener('click', keep, { signal })
}
