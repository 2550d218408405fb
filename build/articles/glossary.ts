import { writeFileSync } from 'node:fs'
import type { ArticleLanguage } from '#src/content/article.ts'
import { type Concept, GLOSSARY } from '#src/content/glossary.ts'

export const GLOSSARY_DOCUMENT = 'docs/glossary.md'

const LANGUAGES: readonly ArticleLanguage[] = ['en', 'de', 'tr']

/** The glossary for writers and translators: one term a concept, what not to write, and what people search for. */
export function glossaryDocument(): string {
  const concepts = GLOSSARY.toSorted((one, other) => one.term.en.localeCompare(other.term.en, 'en'))
  return `# Glossary

One term a concept in each language. Written by \`npm run glossary\` from \`src/content/glossary.ts\`, where terms and search words are added. A test holds that no text of the site and no mail uses what stands under "not"; \`*\` stands for any ending.

| English | Deutsch | Türkçe | not |
| --- | --- | --- | --- |
${concepts.map(({ term, banned = {} }) => row([...LANGUAGES.map((language) => term[language]), notIn(banned)])).join('\n')}

## Search words

What visitors type, beside the terms, and the articles it leads to, the first in front.

| concept | typed | leads to |
| --- | --- | --- |
${concepts
  .filter(({ guides }) => guides.length > 0)
  .map(({ term, typed, guides }) => row([term.en, typed.join(', '), guides.join(', ')]))
  .join('\n')}
`
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const notIn = (banned: NonNullable<Concept['banned']>): string =>
  LANGUAGES.flatMap((language) => {
    const variants = banned[language]?.map((variant) => `\`${variant}\``)
    return variants ? [`${language}: ${variants.join(', ')}`] : []
  }).join('; ')

if (import.meta.main) {
  writeFileSync(GLOSSARY_DOCUMENT, glossaryDocument())
  console.log(`${GLOSSARY.length} concepts in ${GLOSSARY_DOCUMENT}`)
}
