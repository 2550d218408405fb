import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { type ElementType, Fragment, type PropsWithChildren } from 'react'
import { onTestFinished } from 'vitest'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { createSiteRouter } from '#src/app/router.tsx'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { WATCHED_CONTROLLERS } from '#src/dev/watched-controllers.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { connectControllers } from '#src/ui/controllers.ts'

/** Returns a router with these addresses in its history, at the last one. */
export async function routerAt(...addresses: string[]): Promise<AnyRouter> {
  const locale = pathLanguage(addresses.at(-1) ?? '/')
  const history = createMemoryHistory({ initialEntries: addresses, initialIndex: addresses.length - 1 })
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale), history })
  await router.load()
  return router
}

let disconnectControllers = () => {}

/**
 * Opens a page in jsdom. The next call or the end of the test disconnects its controllers, which would otherwise act on
 * the documents of later tests.
 */
export async function visit(
  path: string,
  Mode: ElementType<PropsWithChildren> = Fragment,
): Promise<AnyRouter> {
  disconnectControllers()
  cleanup()
  // Forget the answers of the previous visit, as a page load does.
  visitorSentence.write({})
  window.history.replaceState(null, '', path)
  const router = await routerAt(path)
  render(
    <Mode>
      <RouterProvider router={router} />
    </Mode>,
    { container: document },
  )
  disconnectControllers = connectControllers(WATCHED_CONTROLLERS)
  onTestFinished(() => disconnectControllers())
  return router
}
