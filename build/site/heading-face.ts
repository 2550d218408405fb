import fs from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const VOLLKORN = 'node_modules/@expo-google-fonts/vollkorn'
export const UNCUT = `${VOLLKORN}/600SemiBold/Vollkorn_600SemiBold.ttf`
const CUT = 'node_modules/.cache/heading-face'
const LICENCE = 'licences/vollkorn.txt'

const ASCII = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !%&'()+,-./:;?"

/** Characters of headings in English, German and Turkish. */
export const LETTERS = `${ASCII}ÄÖÜäöüßÇçĞğİışŞâîûéèáà§°–—‘’“”„…€\u00a0\u00ad\u200b`

/**
 * OpenType features: kerning, and the lining numerals that the styles use. Ligatures are unnecessary, because this
 * font's f never touches the next letter.
 */
const FEATURES = ['kern', 'lnum']
/** Entries of the font's `name` table that the SIL Open Font License requires: copyright, licence and its URL. */
const NAMES = [0, 13, 14]

/**
 * Reduces one weight of the headings' font to `LETTERS`. Stylesheets load the result from
 * `url("heading-face/vollkorn.woff2")`.
 *
 * The variable font would add 46 KB and delay the first paint by up to 350 ms. Pages preload the font, so that the
 * system's stand-in is seen for a moment only.
 */
export function headingFace(): Plugin {
  return {
    name: 'heading-face',
    async config() {
      await fs.mkdir(CUT, { recursive: true })
      await cutFont()
      return { resolve: { alias: { 'heading-face': path.resolve(CUT) } } }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await fs.readFile(path.join(VOLLKORN, 'LICENSE_FONT'))
      this.emitFile({ type: 'asset', fileName: LICENCE, source })
    },
  }
}

async function cutFont(): Promise<void> {
  const source = await fs.readFile(UNCUT)
  const face = await subsetFont(source, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    preserveNameIds: NAMES,
  })
  // Atomic rename: another build may be reading the file.
  const unfinished = path.join(CUT, `vollkorn.${process.pid}`)
  await fs.writeFile(unfinished, face)
  await fs.rename(unfinished, path.join(CUT, 'vollkorn.woff2'))
}
