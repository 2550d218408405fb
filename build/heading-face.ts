import fs from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const VOLLKORN = 'node_modules/@fontsource/vollkorn'
const CUT = 'node_modules/.cache/heading-face'
const LICENCE = 'licences/vollkorn.txt'

const ASCII = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !%&'()+,-./:;?"

/** What headings may be written in; a Turkish page loads both faces. */
export const LETTERS = {
  latin: `${ASCII}ÄÖÜäöüßÇçâîûıéèáà§°–—‘’“”„€\u00a0\u00ad\u200b`,
  turkish: 'ĞğİŞş',
}
const SOURCES: Record<keyof typeof LETTERS, string> = { latin: 'latin', turkish: 'latin-ext' }

/** Kerning, and the numerals that the styles ask for. The face needs no ligatures: its f does not touch what follows. */
const FEATURES = ['kern', 'lnum']
/** Copyright, licence and its address stay in the file, as the SIL Open Font License asks. */
const NAMES = [0, 13, 14]

/** The one weight of the headings' face, cut to `LETTERS`: `url("heading-face/latin.woff2")` in a stylesheet. */
export function headingFace(): Plugin {
  return {
    name: 'heading-face',
    async config() {
      await fs.mkdir(CUT, { recursive: true })
      await Promise.all((['latin', 'turkish'] as const).map(cut))
      return { resolve: { alias: { 'heading-face': path.resolve(CUT) } } }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await fs.readFile(path.join(VOLLKORN, 'LICENSE'))
      this.emitFile({ type: 'asset', fileName: LICENCE, source })
    },
  }
}

async function cut(name: keyof typeof LETTERS): Promise<void> {
  const source = await fs.readFile(path.join(VOLLKORN, `files/vollkorn-${SOURCES[name]}-600-normal.woff2`))
  const face = await subsetFont(source, LETTERS[name], {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    preserveNameIds: NAMES,
  })
  // Renamed into place: another build may be reading.
  const unfinished = path.join(CUT, `${name}.${process.pid}`)
  await fs.writeFile(unfinished, face)
  await fs.rename(unfinished, path.join(CUT, `${name}.woff2`))
}
