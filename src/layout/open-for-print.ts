/** Opens all `<details>` of the main content while printing. Newer browsers need only CSS (`::details-content`). */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  const setOpen = (open: boolean) => {
    for (const details of opened) details.open = open
  }
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    setOpen(true)
  })
  addEventListener('afterprint', () => setOpen(false))
}
