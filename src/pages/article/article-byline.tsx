import { Trans } from '@lingui/react/macro'
import { site } from '#src/site.ts'

/** Who wrote the articles and who checked them, by name where `src/site.ts` has names. */
export function ArticleByline() {
  const { author, reviewer } = site
  if (author && reviewer) {
    return (
      <Trans id="article.author.reviewed">
        Written by {author}, checked by {reviewer}.
      </Trans>
    )
  }
  if (author)
    return <Trans id="article.author.named">Written by {author}, checked by our editorial team.</Trans>
  if (reviewer)
    return <Trans id="article.author.checked">Written by our editorial team, checked by {reviewer}.</Trans>
  return <Trans id="article.author">Written and checked by our editorial team.</Trans>
}
