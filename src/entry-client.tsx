import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadI18n } from './i18n.ts'
import type { Locale } from './locale.ts'
import { createSiteRouter } from './router.tsx'
import { loadStylesheet } from './stylesheet.ts'

if (import.meta.env.DEV) {
  const { startMocks } = await import('#mocks/browser.ts')
  await startMocks()
}

// The document, not the path, tells the language: the one 404 page is English on every path.
const locale = document.documentElement.lang as Locale
const router = createSiteRouter({ locale, i18n: await loadI18n(locale) })
await router.load()
// Gives the client the same Suspense shape as the prerendered markup.
router.ssr = { manifest: undefined }
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
loadStylesheet()
