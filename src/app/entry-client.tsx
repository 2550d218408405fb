import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { provideRandomUuid } from '#src/browser/random-uuid.ts'
import { allowTranslators } from '#src/browser/translated-texts.ts'
import { typedValues } from '#src/browser/typed-values.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { hasNoPage } from '#src/site/seo.ts'
import { createSiteRouter } from './router.tsx'
import { hydrateAsRendered, isComponentMissing } from './router-internals.ts'

/**
 * Loads the code and texts of the current page, and returns a function that hydrates it. If the app then fails on this
 * page, that function restores the prerendered document with the typed values, and calls `onFailure`.
 *
 * @throws if a part of the page could not be loaded
 */
export async function prepare(): Promise<(onFailure: () => void) => void> {
  const locale = pathLanguage(location.pathname)
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale) })
  await router.load()
  const isIncomplete = () =>
    !hasNoPage(router.state.matches) &&
    (router.state.matches.some(({ status }) => status === 'error') || isComponentMissing(router))
  if (isIncomplete()) throw new Error('A part of the page could not be fetched.')
  return (onFailure) => {
    const { pathname } = location
    const finished = copyWithoutScripts()
    provideRandomUuid()
    allowTranslators()
    typedValues.watch()
    hydrateAsRendered(router)
    startTransition(() => {
      hydrateRoot(document, <RouterProvider router={router} />, {
        onUncaughtError: (error) => {
          reportError(error)
          // Restore the document later, because React removes the page after this callback.
          setTimeout(() => {
            if (location.pathname !== pathname) {
              location.reload()
              return
            }
            restoreDocument(finished)
            onFailure()
          })
        },
      })
    })
    // If a file of the new page is missing, for example after a deployment, fall back to a full page load.
    router.subscribe('onLoad', () => {
      if (isIncomplete()) location.reload()
    })
  }
}

function copyWithoutScripts(): Node {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const script of copy.querySelectorAll('script')) script.remove()
  return copy
}

function restoreDocument(finished: Node): void {
  document.replaceChild(finished, document.documentElement)
  typedValues.giveBack()
  // Without the app, Back and Forward need a full page load.
  addEventListener('popstate', () => location.reload())
}
