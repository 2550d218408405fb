/**
 * Adds the current query and fragment to a link to this page in another language, since a prerendered link has neither.
 */
export function copyAddress(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return
    link.search = location.search
    link.hash = location.hash
  }
  link.addEventListener('click', keep, { signal })
}
