import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/layout/not-found.tsx'
import type { SiteContext } from '#src/site/i18n.ts'
import { documentHead } from '#src/site/seo.ts'

export const Route = createRootRouteWithContext<SiteContext>()({
  // The app has the texts of one language. A page that lacks this language is loaded anew, in English.
  beforeLoad: ({ context: { locale }, location: { pathname, searchStr, hash } }) => {
    if (languagesOf(pathname).includes(locale)) return
    const href = localizedPath(pathname, locale) + searchStr + (hash && `#${hash}`)
    throw redirect({ href, reloadDocument: true, replace: true })
  },
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
