import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/layout/not-found.tsx'
import type { SiteContext } from '#src/site/i18n.ts'
import { documentHead } from '#src/site/seo.ts'

export const Route = createRootRouteWithContext<SiteContext>()({
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
