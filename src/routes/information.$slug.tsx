import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#src/pages/article/article.head.ts'
import { articleLoader } from '#src/pages/article/article.route.ts'
import { ArticlePage } from '#src/pages/article/article.tsx'

export const Route = createFileRoute('/information/$slug')({
  loader: (input) => articleLoader(input.params.slug)(input),
  head: articleHead(),
  component: ArticlePage,
})
