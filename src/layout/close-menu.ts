/**
 * Closes the mobile menu, a native disclosure: after a followed link, and by Escape, which returns the focus to its
 * button.
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
