import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { createSiteRouter } from '#src/app/router.tsx'
import { ActorHook } from '#src/browser/use-actor.ts'
import { loadI18n } from '#src/site/i18n.ts'
import { connectControllers } from '#src/ui/controllers.ts'
import { updateTexts } from './changed-texts.ts'
import { useWatchedMachine } from './use-watched-machine.ts'
import { WATCHED_CONTROLLERS } from './watched-controllers.ts'

/** Renders a page whose machines the panel can inspect. Resolves when the page is in the document. */
export async function showSite(
  pathname: string,
  history: RouterHistory = createBrowserHistory(),
): Promise<void> {
  const locale = pathLanguage(pathname)
  const i18n = await loadI18n(locale)
  updateTexts(i18n)
  const router = createSiteRouter({ locale, i18n, history })
  await router.load()
  createRoot(document).render(
    <ActorHook value={useWatchedMachine}>
      <RouterProvider router={router} />
    </ActorHook>,
  )
  await pageShown()
  connectControllers(WATCHED_CONTROLLERS)
}

const pageShown = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.getElementById('main')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
