/**
 * Opens the main content's disclosures while printing, for browsers without `::details-content`
 * (`src/app/styles/base.css`).
 */
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
