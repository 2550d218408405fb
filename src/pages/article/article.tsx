import { useLoaderData } from '@tanstack/react-router'
import type { Article } from '#src/content/articles.ts'
import styles from './article.module.css'
import { articleWords } from './article.texts.ts'
import { ArticleAuthors } from './article-authors.tsx'
import { ArticleChanges } from './article-changes.tsx'
import { ARTICLE_COMPONENTS } from './article-components.tsx'
import { ArticleContext } from './article-context.ts'
import { ArticleBasis, ArticleHeader } from './article-header.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { ArticleTools } from './article-tools.tsx'
import boxes from './boxes.module.css'
import { ContentsPill } from './table-of-contents.tsx'

const CHAPTERS_OF_A_LONG_ARTICLE = 6

export function ArticlePage() {
  const article = useLoaderData({ strict: false, structuralSharing: false }) as Article
  return <Shown key={article.entry.slug} article={article} />
}

function Shown({ article }: { article: Article }) {
  const { entry, default: Body, toc, dates, changes, keyFigures } = article
  const { slug, category, check, language, title } = entry
  const words = articleWords(language)
  const basis = <ArticleBasis entry={entry} dates={dates} />
  return (
    <ArticleContext value={{ slug, category, check, toc, keyFigures, words, basis }}>
      <article className={styles.article}>
        <ArticleHeader entry={entry} />
        <div className={styles.body}>
          <Body components={ARTICLE_COMPONENTS} />
          <ArticleChanges changes={changes} words={words} language={language} />
          <p className={boxes.disclaimer}>{words.disclaimer}</p>
        </div>
        {toc.length >= CHAPTERS_OF_A_LONG_ARTICLE && <ContentsPill />}
      </article>
      <div>
        <div className={styles.end}>
          <ArticleAuthors entry={entry} />
          <ArticleTools title={title} />
        </div>
        <ArticleNeighbours article={article} />
      </div>
    </ArticleContext>
  )
}
