/** Copies the current query and fragment into the clicked language link, because a prerendered link has neither. */
export function copyAddress(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return
    link.search = location.search
    link.hash = location.hash
  }
  link.addEventListener('click', keep, { signal })
}
