import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage } from '#contracts/language.ts'
import { DeliveredPage, loadFirstPage } from '#src/layout/delivered-page.ts'
import { localeOf } from '#src/locale.ts'
import { isMissing } from '#src/seo.ts'
import { loadI18n } from './i18n.ts'
import { createSiteRouter } from './router.tsx'
import { loadStylesheet } from './stylesheet.ts'

/** Loads what the page at hand needs; the function it returns brings the page to life. */
export async function prepare(): Promise<() => void> {
  if (import.meta.env.DEV) {
    const { startDevelopment } = await import('#src/dev/start.ts')
    await startDevelopment()
  }
  // The document, not the path, tells the language: the one 404 page is English on every path. A translator may have
  // set another one, which no page is written in.
  const { lang } = document.documentElement
  const locale = isLanguage(lang) ? lang : localeOf(location.pathname)
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale) })
  const enliven = await loadFirstPage(router)
  /** Whether a part of the page could not be fetched; a component that was has nothing left to preload. */
  const isIncomplete = () =>
    !isMissing(router.state.matches) &&
    router.state.matches.some(
      ({ status, routeId, loaderData }) =>
        status === 'error' ||
        (!(loaderData instanceof DeliveredPage) && router.routesById[routeId].options.component?.preload),
    )
  // A page whose parts cannot be fetched stays the finished HTML it is.
  if (isIncomplete()) return loadStylesheet
  return () => {
    // Gives the client the same Suspense shape as the prerendered markup.
    router.ssr = { manifest: undefined }
    enliven()
    startTransition(() => {
      hydrateRoot(document, <RouterProvider router={router} />)
    })
    // From here on links need no document fetched ahead (public/speculation.rules).
    document.documentElement.dataset.alive = ''
    // After a deployment the parts of other pages have new names: the page asked for is then loaded as a document.
    router.subscribe('onLoad', () => {
      if (isIncomplete()) location.reload()
    })
    loadStylesheet()
    if (import.meta.env.DEV) void import('#src/dev/start.ts').then(({ showPanel }) => showPanel())
  }
}
