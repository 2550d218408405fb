/**
 * Closes a disclosure menu when a link in it is followed or Escape is pressed. Escape also focuses the menu's button.
 */
export function closeMenu(menu: HTMLElement, signal: AbortSignal): void {
  const close = () => menu.removeAttribute('open')
  const closeOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    menu.querySelector('summary')?.focus()
  }
  menu.addEventListener('click', closeOnLink, { signal })
  menu.addEventListener('keydown', closeOnEscape, { signal })
}
