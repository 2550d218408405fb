import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const catalogs = globSync('src/**/locales/en.po').map((file) => ({ file: file.replace(/en\.po$/, 'de.po') }))

function valuesIn(file: string): Record<string, string[]> {
  const messages = readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)
  return Object.fromEntries(
    [...messages].map(([, id, text = '']) => {
      const names = [...text.matchAll(/(?<!(?:one|other|=\d) ?)\{(\w+)(?=[,}])/g)].map(
        ([, name]) => name ?? '',
      )
      return [id, [...new Set(names)].toSorted()]
    }),
  )
}

test.each(catalogs)('Every message of $file takes the values of its original', ({ file }) => {
  const originals = valuesIn(file.replace(/de\.po$/, 'en.po'))
  expect(Object.keys(originals)).not.toEqual([])
  expect(valuesIn(file)).toEqual(originals)
})
