const NAME = 'view-transition-name'

/**
 * On a click, gives the title of the link's card the same view-transition name as the `h1` of the next page, so that
 * the title turns into the heading. All other headings lose the name, because only one element may have it.
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
