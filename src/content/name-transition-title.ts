const NAME = 'view-transition-name'

/**
 * Names the heading of a link's card for the view transition, so that it becomes the `h1` of the page it leads to.
 * Only one element may bear the name, so it is given when the link is followed, and taken from what bore it.
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
