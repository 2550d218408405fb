import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadI18n } from '#src/site/i18n.ts'
import { localeOf } from '#src/site/locale.ts'
import { isMissing } from '#src/site/seo.ts'
import { createSiteRouter } from './router.tsx'
import { hydrateAsRendered, isComponentMissing } from './router-internals.ts'

/** Loads what the current page needs; the returned function hydrates it. */
export async function prepare(): Promise<() => void> {
  const locale = localeOf(location.pathname)
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale) })
  await router.load()
  /** Whether a part of the page could not be fetched. */
  const isIncomplete = () =>
    !isMissing(router.state.matches) &&
    (router.state.matches.some(({ status }) => status === 'error') || isComponentMissing(router))
  // A page whose parts cannot be fetched stays the finished HTML it is.
  if (isIncomplete()) return () => {}
  return () => {
    hydrateAsRendered(router)
    startTransition(() => {
      hydrateRoot(document, <RouterProvider router={router} />)
    })
    // After a deployment the chunks of other pages have new names: the requested page then loads as a document.
    router.subscribe('onLoad', () => {
      if (isIncomplete()) location.reload()
    })
  }
}
