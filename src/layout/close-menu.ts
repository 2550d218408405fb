/**
 * Closes a `<details>` menu when the visitor follows a link in it or presses Escape. Escape also focuses the button of
 * the menu.
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
