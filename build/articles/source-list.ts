import type { List } from 'mdast'
import type { Language } from '#contracts/values/language.ts'
import { findOfficialPage } from '#src/content/find-official-page.ts'
import {
  parseStatute,
  type Source,
  type StatuteCitation,
  sourceLink,
  sourceText,
} from '#src/content/source.ts'

export const findSource = (name: string): Source | undefined =>
  findOfficialPage(name) ?? (parseStatute(name) && (name as StatuteCitation))

export const splitSources = (text: string): string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const sourceList = (entries: readonly Source[][], language: Language): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: entries.map((sources, index) => {
    const group = sources as [Source, ...Source[]]
    return {
      type: 'listItem',
      data: { hProperties: { id: `source-${index + 1}` } },
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: sourceLink(group[0]),
              children: [{ type: 'text', value: sourceText(group, language) }],
            },
          ],
        },
      ],
    }
  }),
})
