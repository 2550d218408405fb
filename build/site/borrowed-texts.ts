import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const catalog = formatter()

const read = async (filename: string) =>
  catalog.parse(await readFile(filename, 'utf8'), { locale: undefined, sourceLocale: 'en', filename })

/**
 * Adds to each compiled catalog the ids of the texts that it lacks. Lingui fills these in with the English texts
 * (`fallbackLocales`), so a page can declare their language.
 */
export function borrowedTexts(): Plugin {
  return {
    name: 'borrowed-texts',
    transform: {
      filter: { id: /\.po$/ },
      async handler(code, filename) {
        const [own, english] = await Promise.all([filename, path.join(filename, '../en.po')].map(read))
        const borrowed = Object.keys(english ?? {}).filter((id) => !own?.[id]?.translation)
        return { code: `${code}\nexport const borrowed = ${JSON.stringify(borrowed)}`, map: null }
      },
    },
  }
}
