import type { PostedFields } from '#contracts/forms/form-post.ts'
import { asBrowsersWrite } from '#tests/support/form-posts.ts'
import { inTab } from './browser.ts'
import { MINUTE } from './calendar.ts'
import type { Tab, World } from './world.ts'

/** After this time a browser shows its own error page. */
const BROWSER_WAITS = 5 * MINUTE

/** The response that a browser shows for a request; null without an answer. */
export const answeredBy = (world: World, tab: Tab, request: Request): Promise<Response | null> =>
  Promise.race([
    inTab(tab, () => world.network.carry(tab, request)).catch(() => null),
    world.clock.sleep(BROWSER_WAITS).then(() => null),
  ])

/** A form as a browser posts it. */
export const formPost = (address: string, fields: PostedFields) =>
  new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: asBrowsersWrite(fields),
  })
