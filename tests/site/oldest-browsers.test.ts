// @vitest-environment node
import path from 'node:path'
import { ESLint } from 'eslint'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS, OLDEST_SCRIPT } from '#build/site/oldest-browsers.ts'
import { SITE } from '#local/product.ts'

/** Iterator methods that arrays or React also have. Their rules are off; `no-restricted-syntax` replaces them. */
const OF_ITERATORS = ['map', 'filter', 'flatmap', 'some', 'every', 'find', 'foreach', 'reduce', 'toarray']
const ASKED_FOR = ['navigator.connection', 'requestIdleCallback', 'document.prerendering', 'trustedTypes']

async function findingsIn(lint: (eslint: ESLint) => Promise<ESLint.LintResult[]>): Promise<string[]> {
  const eslint = new ESLint({
    cwd: path.resolve(SITE),
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      esX.configs[`flat/restrict-to-es${OLDEST_SCRIPT}`],
      {
        plugins: { compat },
        settings: {
          'es-x': { aggressive: true },
          browsers: OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`),
          lintAllEsApis: true,
          polyfills: ASKED_FOR,
        },
        rules: {
          'compat/compat': 'error',
          ...Object.fromEntries(OF_ITERATORS.map((name) => [`es-x/no-iterator-prototype-${name}`, 'off'])),
          // `compat/compat` has no data on static methods of interfaces.
          'no-restricted-properties': [
            'error',
            { object: 'URL', property: 'canParse' },
            { object: 'URL', property: 'parse' },
          ],
          'no-restricted-syntax': [
            'error',
            {
              selector:
                'CallExpression[callee.property.name=/^(map|filter|flatMap|some|every|find|forEach|reduce|toArray)$/][callee.object.callee.property.name=/^(keys|values|entries)$/][callee.object.arguments.length=0]',
              message: 'Iterators have no methods of their own.',
            },
          ],
          // All `OLDEST_BROWSERS` have `findLast`.
          'es-x/no-array-prototype-findlast-findlastindex': 'off',
          // The rule below takes the prop `resize` of Mantine's `Textarea` for a method of `ArrayBuffer`.
          'es-x/no-resizable-and-growable-arraybuffers': 'off',
        },
      },
    ],
  })
  return (await lint(eslint)).flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${path.basename(filePath)}:${line}:${column} ${message}`),
  )
}

test('No delivered script uses a feature that the oldest browsers lack', async () => {
  expect(await findingsIn((eslint) => eslint.lintFiles('**/*.js'))).toEqual([])
})

test('Features that the oldest browsers lack are found', async () => {
  const code = 'x.toSorted()\nx.union(y)\nURL.canParse(x)\nMap.groupBy(x, y)\nx.values().map(y)'
  const filePath = path.resolve(SITE, 'new.js')
  const found = await findingsIn((eslint) => eslint.lintText(code, { filePath }))
  expect(new Set(found.map((finding) => finding.split(':')[1]))).toEqual(new Set(['1', '2', '3', '4', '5']))
})
