const NAME = 'view-transition-name'

/**
 * Gives the title on the card of a followed link a view-transition name, if the change of page has a transition. The
 * `h1` of the next page has the same name, so the title turns into it. Removes the name from every other `h1` and `h3`,
 * because it must be unique.
 */
export function carryTitle(link: HTMLElement, signal: AbortSignal): void {
  const nameTitle = ({ viewTransition }: PageSwapEvent) => {
    const title = link.closest('li')?.querySelector('h3')
    if (!viewTransition || !title) return
    for (const other of document.querySelectorAll<HTMLElement>('h1, h3'))
      other.style.setProperty(NAME, 'none')
    title.style.setProperty(NAME, 'article-title')
  }
  const carry = () => addEventListener('pageswap', nameTitle, { once: true, signal })
  link.addEventListener('click', carry, { signal })
}
