/** Heard by the frame of a thumbnail as soon as its state is shown. */
export const SHOWN = 'shown'

const SHEET = `
  :root { scrollbar-width: none }
  *, *::before, *::after { animation: none !important; transition: none !important }`

/** True when the gallery shows a state in a frame of its wall. */
export const isThumbnail = frameElement !== null

/** Draws a thumbnail at rest. It takes no focus and scrolls nothing: both would happen to the wall. */
export function drawAtRest(): void {
  HTMLElement.prototype.focus = () => {}
  Element.prototype.scrollIntoView = () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}
