const NAME = 'view-transition-name'

/**
 * On a click, gives the title on the link's card a view-transition name. The `h1` of the next page has the same name,
 * so the title turns into it. Removes the name from every other `h1` and `h3`, because it must be unique.
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
