import css from './panel.css?inline'

let sheet: CSSStyleSheet | undefined

/** A place in an element for the panel's own markup: no style of the page reaches it, and none of it the page. */
export function shadowIn(host: HTMLElement): HTMLElement {
  const root = host.attachShadow({ mode: 'open' })
  // A policy without inline styles allows a sheet that a script makes.
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  root.adoptedStyleSheets.push(sheet)
  const body = document.createElement('div')
  body.className = 'root'
  root.append(body)
  return body
}
