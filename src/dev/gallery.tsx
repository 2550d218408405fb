import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { startMocks } from '#mocks/browser.ts'
import { loadI18n } from '#src/app/i18n.ts'
import { createSiteRouter } from '#src/app/router.tsx'
import { withLocale } from '#src/locale.ts'
import { runFlowsBy } from '#src/use-flow.ts'
import { type GalleryAddress, galleryAddress } from './gallery-address.ts'
import { GALLERY_FLOWS, type GalleryFlow } from './gallery-flows.ts'
import { mountGuide } from './gallery-guide.tsx'
import { GalleryIndex } from './gallery-index.tsx'
import { createShelfRouter } from './shelf-router.tsx'
import { stateShower } from './show-state.ts'
import { useWatchedMachine } from './use-watched-machine.ts'

/** The real page of a flow, with the guide below it; calls are never answered, so that every state stays. */
async function openFlow(flow: GalleryFlow, address: GalleryAddress): Promise<void> {
  const { locale } = address
  runFlowsBy(useWatchedMachine)
  await startMocks(() => 'silence')
  const history = createMemoryHistory({ initialEntries: [withLocale(flow.path, locale)] })
  const router = createSiteRouter({ locale, i18n: await loadI18n(locale), history })
  await router.load()
  createRoot(document).render(<RouterProvider router={router} />)
  await pageShown()
  mountGuide(flow, address, await stateShower(flow, locale))
}

/** Resolves when the page stands there; parts that are loaded late hold all of it back. */
const pageShown = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.getElementById('main')) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const address = galleryAddress(location.pathname)
const flow = address.shelf === null ? undefined : GALLERY_FLOWS[address.shelf]
if (flow) await openFlow(flow, address)
else {
  const { UiShelf } = await import('./ui-shelf.tsx')
  const router = await createShelfRouter(address.locale, address.shelf === 'ui' ? UiShelf : GalleryIndex)
  createRoot(document).render(<RouterProvider router={router} />)
}
