import { useMatches } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const ALTERNATE = 'og:locale:alternate'

/**
 * Renders the head tags of the matched routes (`src/site/seo.ts`). If several routes set the title or the same meta
 * tag, the innermost wins. Links of all routes are kept.
 */
export function Head() {
  const matches = useMatches()
  const tags = matches.flatMap(({ meta }) => (meta ?? []).filter((tag) => tag !== undefined))
  const links = matches.flatMap((match) => (match.links ?? []).filter((link) => link !== undefined))
  const named = new Map(tags.map((tag) => [nameOf(tag), tag]))
  return (
    <>
      {[...named].map(([name, { title, ...attributes }]) =>
        title ? (
          <title key={name}>{title}</title>
        ) : 'script:ld+json' in attributes ? (
          <StructuredData key={name} content={attributes['script:ld+json']} />
        ) : (
          <meta key={name} {...attributes} />
        ),
      )}
      {links.map((link) => (
        <link key={`${link.rel} ${link.href} ${link.hrefLang}`} {...link} />
      ))}
    </>
  )
}

/** Returns the name that a tag shares with those it replaces. A page may have one `og:locale:alternate` per language. */
function nameOf(tag: ComponentProps<'meta'>): string {
  if (tag.title) return 'title'
  return tag.name ?? (tag.property === ALTERNATE ? undefined : tag.property) ?? JSON.stringify(tag)
}

function StructuredData({ content }: { content: unknown }) {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped as other text is
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
