import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { Article } from '#src/content/articles.ts'
import styles from './article.module.css'
import { ArticleAuthors } from './article-authors.tsx'
import { ArticleChanges } from './article-changes.tsx'
import { ARTICLE_COMPONENTS, ArticleWordsContext } from './article-components.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { articleWords } from './article-words.ts'
import { ShareLink } from './share-link.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function ArticlePage() {
  const { locale } = useRouteContext({ from: '__root__' })
  const article = useLoaderData({ strict: false }) as Article
  const { entry, default: Body, toc, dates, changes } = article
  const words = articleWords(entry.language)
  return (
    <div className={styles.page}>
      <article lang={entry.language === locale ? undefined : entry.language} className={styles.article}>
        <ArticleHeader entry={entry} dates={dates} />
        <TableOfContents entries={toc} label={words.contents} />
        <div className={styles.body}>
          <ArticleWordsContext value={words}>
            <Body components={ARTICLE_COMPONENTS} />
          </ArticleWordsContext>
          <ArticleChanges changes={changes} words={words} language={entry.language} />
          <p className={styles.disclaimer}>{words.disclaimer}</p>
        </div>
      </article>
      <div className={styles.after}>
        <ArticleAuthors entry={entry} />
        <ShareLink title={entry.title} />
        <ArticleNeighbours article={article} />
      </div>
    </div>
  )
}
