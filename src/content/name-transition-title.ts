const NAME = 'view-transition-name'

/**
 * On a click of the link, gives the title of its card the view-transition name of the next page's `h1`, so that the
 * title turns into the heading. All other headings lose the name, because only one element may have it.
 */
export function carryTitle(link: HTMLElement, signal: AbortSignal): void {
  const carry = () => {
    const title = link.closest('li')?.querySelector('h3')
    if (!title) return
    for (const other of document.querySelectorAll<HTMLElement>('h1, h3'))
      other.style.setProperty(NAME, 'none')
    title.style.setProperty(NAME, 'article-title')
  }
  link.addEventListener('click', carry, { signal })
}
