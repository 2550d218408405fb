/** Event that a thumbnail dispatches on its `<iframe>` when it shows its state. */
export const SHOWN = 'shown'

const SHEET = `
  :root { scrollbar-width: none }
  *, *::before, *::after { animation: none !important; transition: none !important }`

export const isThumbnail = frameElement !== null

/** Disables animations, `focus` and `scrollIntoView`. The two methods would also scroll the overview. */
export function renderStatic(): void {
  HTMLElement.prototype.focus = () => {}
  Element.prototype.scrollIntoView = () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}
