const NAME = 'view-transition-name'

/**
 * When the link is clicked, gives the title of its card the view-transition name that the next page's `h1` has, so that
 * one turns into the other. Only one element may have the name, so all other headings lose it.
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
