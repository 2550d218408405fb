/**
 * Opens all that is folded while a page is printed, and folds it again. Browsers without `::details-content`
 * (`src/app/styles/base.css`) would leave it off the paper.
 */
export function openOnPaper(): void {
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
