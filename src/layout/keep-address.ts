/** Lets a link to the same page in another language keep query and place: a prerendered link knows neither. */
export function keepAddress(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return
    link.search = location.search
    link.hash = location.hash
  }
  link.addEventListener('click', keep, { signal })
}
