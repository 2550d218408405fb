/**
 * Keeps an element above the page and above its dialogs. All that stands outside of a modal dialog is inert, so it
 * moves into the one that is open, and out again. Returns how to stop.
 */
export function keepOverDialogs(element: HTMLElement): () => void {
  element.popover = 'manual'
  const follow = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement === parent) return
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    parent.append(element)
    // Of two in the top layer the one shown last lies above.
    element.showPopover()
    if (focused instanceof HTMLElement) focused.focus()
  }
  const observer = new MutationObserver(follow)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  follow()
  return () => observer.disconnect()
}
