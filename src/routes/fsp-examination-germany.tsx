import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#src/pages/article/article.head.ts'
import { articleLoader } from '#src/pages/article/article.route.ts'
import { ArticlePage } from '#src/pages/article/article.tsx'

/** A second path of the article, whose canonical URL is `/information/fsp-examination-germany`. */
export const Route = createFileRoute('/fsp-examination-germany')({
  loader: articleLoader('fsp-examination-germany'),
  head: articleHead('/fsp-examination-germany'),
  component: ArticlePage,
})
