const NAME = 'view-transition-name'

/**
 * Names the title of a followed link's card for the view transition, so that it becomes the `h1` of the next page. Only
 * one element may have the name, so it is removed from the previous one.
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
