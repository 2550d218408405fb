import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'

/**
 * Writes the texts of the code to the catalogs. In the main languages, every catalog exists; in another language, those
 * whose file exists.
 *
 * @returns the changed files
 */
export async function extractTexts(): Promise<string[]> {
  const config = getConfig()
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const changed: string[] = []
  for (const catalog of await getCatalogs(config)) {
    const isKept = (locale: string) =>
      MAIN_LANGUAGES.some((language) => language === locale) || existsSync(catalog.getFilename(locale))
    const locales = config.locales.filter(isKept)
    const files = locales.map((locale) => catalog.getFilename(locale))
    const before = files.map(read)
    catalog.config = { ...config, locales: locales as typeof config.locales }
    if (!(await catalog.make({ clean: true, overwrite: true, orderBy: config.orderBy })))
      throw new Error(`The texts for ${catalog.path} could not be read.`)
    changed.push(...files.filter((file, index) => read(file) !== before[index]))
  }
  return changed.map((file) => path.relative(config.rootDir, file))
}

if (import.meta.main) {
  const changed = await extractTexts()
  for (const file of changed) console.log(`${file}: ${emptyIn(file)} to translate`)
  if (changed.length === 0) console.log('The catalogs have the texts of the code.')
  else if (process.env.CI) {
    console.log(
      'The texts of the code and the catalogs differ: npm run extract, then fill in each empty msgstr.',
    )
    process.exitCode = 1
  }
}

function emptyIn(file: string): number {
  return readFileSync(file, 'utf8').match(/^msgstr ""\n\n/gm)?.length ?? 0
}
