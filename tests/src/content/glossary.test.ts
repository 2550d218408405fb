import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGlossary } from '#build/articles/glossary.ts'
import { plainText } from '#build/articles/structure.ts'
import { LAW } from '#build/law/current.ts'
import { textsOf } from '#build/law/texts.ts'
import type { Language } from '#contracts/values/language.ts'
import { sampleMails } from '#tests/support/sample-mails.ts'
import { articleFiles } from '#tests/support/source-texts.ts'

interface Text {
  source: string
  language: Language
  text: string
}

const articles = articleFiles()
const glossary = readGlossary()

const texts: Text[] = [
  ...articles.map(({ file, language, title, description, excerpt, changes, tree }) => ({
    source: file,
    language,
    text: [title, description, excerpt, ...changes.map((change) => change.text), plainText(tree)].join('\n'),
  })),
  ...globSync(['src/content/legal/*.mdx', 'src/**/locales/*.po']).map((file) => ({
    source: file,
    language: (/\b(de|tr)\.\w+$/.exec(file)?.[1] ?? 'en') as Language,
    // Remove generated comments and message ids from catalogs.
    text: readFileSync(file, 'utf8').replaceAll(/^(#[:.]|msgid).*$/gm, ''),
  })),
  ...textsOf(LAW).map(({ place, language, text }) => ({ source: place, language, text })),
  ...sampleMails().map(({ name, language, mail }) => ({
    source: `mail ${name}`,
    language,
    text: `${mail.subject}\n${mail.text}`,
  })),
]

test('No text uses a word that the glossary bans', () => {
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.flatMap((text) => bannedIn(text).map((line) => `${text.source}: ${line}`))).toEqual([])
})

test('A banned word is found in any case and ending, not in the right term', () => {
  const found = (text: string, language: Language) => bannedIn({ source: '', language, text }).length
  expect(found('Ask the German missions.', 'en')).toBe(1)
  expect(found('Ihr ARBEITSTITEL gilt weiter.', 'de')).toBe(1)
  expect(found('The EU Blue Card EU-wide', 'en')).toBe(0)
  expect(found('Denklik başvurusu gerekir', 'tr')).toBe(1)
})

function bannedIn({ language, text }: Text): string[] {
  const lines = text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').split('\n')
  return glossary.flatMap(({ term, banned }) =>
    (banned?.[language] ?? []).flatMap((variant) => {
      const word = new RegExp(
        `(?<![\\p{L}\\p{N}])${escaped(variant.replace('*', ''))}${variant.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`,
        'iu',
      )
      return lines
        .filter((line) =>
          word.test(term ? line.replace(new RegExp(escaped(term[language]), 'giu'), '') : line),
        )
        .map((line) => `"${variant}" for "${term?.[language]}" in: ${line}`)
    }),
  )
}

const escaped = (text: string): string => text.replaceAll(/[()+.?]/g, String.raw`\$&`)
