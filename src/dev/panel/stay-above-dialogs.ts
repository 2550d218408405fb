/**
 * Keeps an element above the page and its dialogs. A modal dialog makes everything outside it inert, so the element
 * moves into the open dialog. Returns a function that stops this.
 */
export function stayAboveDialogs(element: HTMLElement): () => void {
  element.popover = 'manual'
  const follow = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement === parent) return
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    parent.append(element)
    // In the top layer, the element shown last is above the others.
    element.showPopover()
    if (focused instanceof HTMLElement) focused.focus()
  }
  const observer = new MutationObserver(follow)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  follow()
  return () => observer.disconnect()
}
