/** Closes the menu of a phone, a native disclosure: after a followed link, and by Escape, which returns to its button. */
export function closeMenu(menu: HTMLElement): () => void {
  const close = () => menu.removeAttribute('open')
  const closeOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    menu.querySelector('summary')?.focus()
  }
  menu.addEventListener('click', closeOnLink)
  menu.addEventListener('keydown', closeOnEscape)
  return () => {
    menu.removeEventListener('click', closeOnLink)
    menu.removeEventListener('keydown', closeOnEscape)
  }
}
