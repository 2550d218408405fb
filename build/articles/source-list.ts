import type { List } from 'mdast'
import type { ArticleLanguage } from '#src/content/article.ts'
import { type Source, sourceLink, sourceText } from '#src/content/source.ts'

/** "§ 45c AufenthG; makeItInGermany" as single names. */
export const splitSources = (text: string): string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The numbered list at the end of an article; each entry can be linked to and leads to its page. */
export const sourceList = (entries: readonly Source[][], language: ArticleLanguage): List => ({
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
