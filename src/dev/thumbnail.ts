import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url'
import italic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url'
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url'
import { PICTURED_AT } from './gallery-pictures.ts'
import { setClock } from './surroundings.ts'

/** Heard by the frame of a thumbnail as soon as its state is shown. */
export const SHOWN = 'shown'

const SHEET = `
  :root { --sans: "Arimo"; scrollbar-width: none }
  *, *::before, *::after { animation: none !important; transition: none !important }`

const CUTS: [file: string, weight: string, style: string][] = [
  [regular, '400', 'normal'],
  [italic, '400', 'italic'],
  [bold, '700', 'normal'],
]

/** Whether the gallery shows a state in a frame of its wall. */
export const isThumbnail = frameElement !== null

/**
 * Draws a thumbnail as `docs/screens` is drawn (`tests/e2e/looks.ts`): on the same day, in the same face, at rest. It
 * takes no focus and scrolls nothing: both would happen to the wall.
 */
export function drawAsPictured(): void {
  setClock(PICTURED_AT)
  HTMLElement.prototype.focus = () => {}
  Element.prototype.scrollIntoView = () => {}
  for (const [file, weight, style] of CUTS)
    document.fonts.add(new FontFace('Arimo', `url(${file})`, { weight, style }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}
