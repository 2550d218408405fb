import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { localizedPath } from '#contracts/values/page-address.ts'
import '#src/app/styles/index.css'
import './dev.css'
import { startMocks } from '#mocks/browser.ts'
import { GALLERY_FLOWS, type GalleryFlow } from '#mocks/gallery-flows.ts'
import type { MessageStore } from '#src/queue/message-store.ts'
import { keepMessagesIn } from '#src/queue/messages.ts'
import { setScheme } from './environment.ts'
import { type GalleryAddress, galleryAddress } from './gallery-address.ts'
import { mountGuide } from './gallery-guide.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { showSite } from './show-site.tsx'
import { stateShower } from './show-state.ts'
import { isThumbnail, renderStatic, SHOWN } from './thumbnail.ts'
import { openWatchedBar, showWatchedSentence } from './watched-controllers.ts'

const never = () => new Promise<never>(() => undefined)
const SILENT_STORE: MessageStore = { all: never, find: never, put: never, erase: never }

/**
 * Shows a flow's page and, except in thumbnails, a guide to its other states. Calls never complete, so that states such
 * as `sending` last.
 */
async function openFlow(flow: GalleryFlow, address: GalleryAddress): Promise<void> {
  if (isThumbnail) renderStatic()
  await startMocks({ scenario: () => 'silence' })
  keepMessagesIn(SILENT_STORE)
  const path = localizedPath(flow.path, address.locale)
  await showSite(path, createMemoryHistory({ initialEntries: [path] }))
  setScheme(address.scheme)
  const { signal } = new AbortController()
  if (flow.machine.id === 'waiting-messages')
    await openWatchedBar(document.getElementById('main') as HTMLElement, false, signal)
  if (flow.machine.id === 'sentence')
    await showWatchedSentence(
      document.querySelector('[data-controller="carry-sentence"]') as HTMLElement,
      signal,
    )
  const shower = await stateShower(flow, address.locale)
  if (!isThumbnail) return mountGuide(address, shower)
  const state = shower.states.find(({ name }) => name === address.state)
  if (state) await shower.show(state)
  frameElement?.dispatchEvent(new Event(SHOWN))
}

const address = galleryAddress(new URL(location.href))
const flow = address.shelf === null ? undefined : GALLERY_FLOWS[address.shelf]
if (flow) await openFlow(flow, address)
else {
  document.documentElement.lang = address.locale
  document.title = 'Gallery'
  createRoot(document.body).render(<GalleryWall locale={address.locale} />)
}
