import { network } from 'virtual:msw'
import { createHandlers, type MockOptions } from './handlers.ts'

/** Mocks the three endpoints inside the page during development; anything else goes to the dev server. */
export async function startMocks(options: MockOptions): Promise<void> {
  network.configure({ handlers: createHandlers(options), onUnhandledFrame: 'bypass' })
  await network.enable()
}
