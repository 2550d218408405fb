/** Event on a thumbnail's frame element once the frame shows its state. */
export const SHOWN = 'shown'

const SHEET = `
  :root { scrollbar-width: none }
  *, *::before, *::after { animation: none !important; transition: none !important }`

/** True if the gallery shows a state in a thumbnail's frame. */
export const isThumbnail = frameElement !== null

/** Renders a thumbnail without animation. It must not focus or scroll: that would affect the overview. */
export function renderStatic(): void {
  HTMLElement.prototype.focus = () => {}
  Element.prototype.scrollIntoView = () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}
