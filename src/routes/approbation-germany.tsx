import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#src/pages/article/article.head.ts'
import { articleLoader } from '#src/pages/article/article.route.ts'
import { ArticlePage } from '#src/pages/article/article.tsx'

/** A second path of the article, whose canonical URL is `/information/approbation-germany`. */
export const Route = createFileRoute('/approbation-germany')({
  loader: articleLoader('approbation-germany'),
  head: articleHead('/approbation-germany'),
  component: ArticlePage,
})
