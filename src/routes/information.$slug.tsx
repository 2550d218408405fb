import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#src/pages/article/article.head.ts'
import { articleLoader, redirectToEnglish } from '#src/pages/article/article.route.ts'
import { ArticlePage } from '#src/pages/article/article.tsx'

export const Route = createFileRoute('/information/$slug')({
  beforeLoad: ({ context, params }) => redirectToEnglish(params.slug, context.locale),
  loader: (input) => articleLoader(input.params.slug)(input),
  head: articleHead(),
  component: ArticlePage,
})
