/*
 * Starts the app on an interactive page: it is fetched once the page is painted, and React comes when the browser is
 * idle or the visitor does something. What the visitor does meanwhile is native (links, fields, disclosures), done
 * by the document's own script, or kept here and done again.
 */

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']
const IDLE_AT_LATEST_MS = 2_000

const sign = new Promise((resolve) => {
  for (const type of SIGNS) addEventListener(type, resolve, { once: true, capture: true, passive: true })
})

const parsed = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(undefined)
  else addEventListener('DOMContentLoaded', resolve, { once: true })
})

const painted = new Promise((resolve) => {
  // A hidden page is not painted, and some browsers fire no event for it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return void parsed.then(resolve)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
})

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_AT_LATEST_MS })
    else setTimeout(resolve)
  })

/** Actions for events that nothing has answered yet, in their order. */
const missed: (() => void)[] = []

function keepClick(event: MouseEvent) {
  // Around the page all is the document's own.
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('main button')
  // A form that posts is sent by the browser; one that asks would load the page anew for what the app answers in place.
  if (!button || (button.type === 'submit' && button.form?.method === 'post')) return
  event.preventDefault()
  missed.push(() => button.click())
}

addEventListener('click', keepClick, true)

/** Shows and announces that the app does not work, with the e-mail address (`src/layout/app-failure.tsx`). */
function sayAppFailed() {
  const sentence = document.querySelector('#app-failure')
  sentence?.setAttribute('role', 'alert')
  sentence?.removeAttribute('hidden')
}

await Promise.race([painted, sign])
try {
  const { prepare } = await import('./entry-client.tsx')
  const hydrate = await prepare()
  await parsed
  await Promise.race([idle(), sign])
  hydrate(sayAppFailed)
} catch (error) {
  // The page stays the finished document that it is, and its forms are sent by the browser.
  reportError(error)
  await parsed
  sayAppFailed()
}
removeEventListener('click', keepClick, true)
// React hydrates the boundary that an event targets before it dispatches the event.
for (const again of missed) again()

export {}
