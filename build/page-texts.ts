import type { Plugin } from 'vite'
import { TEXTS_BESIDE } from '#src/app/texts-beside.ts'

const CATALOG = /\/src\/pages\/([\w-]+)\/locales\/(\w+)\.po$/
const OWN = 'export const messages'

/**
 * Makes a page's catalog bring the texts of its flow and its form along, so that a page asks for its texts once. What
 * several pages bring is repeated in each: a kilobyte at most. Stands after Lingui's plugin, which compiles the catalogs.
 */
export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transform: {
      filter: { id: CATALOG },
      handler(code, id) {
        const [, page = '', locale] = CATALOG.exec(id) ?? []
        const beside = TEXTS_BESIDE[page] ?? []
        if (beside.length === 0) return
        if (!code.includes(OWN)) throw new Error(`The catalog ${id} exports no messages to add to.`)
        return {
          code: [
            // A copy for each page: the bundler puts no module into two files. The name still ends as a catalog's.
            ...beside.map(
              (folder, index) =>
                `import { messages as beside${index} } from '/src/${folder}/locales/${locale}.po?on=${page}.po'`,
            ),
            code.replace(OWN, 'const own'),
            `export const messages = { ...own, ${beside.map((_, index) => `...beside${index}`).join(', ')} }`,
          ].join('\n'),
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}
