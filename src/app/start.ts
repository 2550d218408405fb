/*
 * Starts the app on an interactive page: fetches it after the first paint, and hydrates when the browser is idle. Does
 * both sooner if the visitor interacts. Clicks on buttons before hydration are queued and replayed.
 */
import { whenIdle } from '#src/browser/when-idle.ts'
import { clearBrokenScrollPositions } from './broken-scroll-positions.ts'

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
  // A hidden page is not painted, and some browsers do not report the first paint.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return void parsed.then(resolve)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined)
  }).observe({ type: 'paint', buffered: true })
})

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, IDLE_AT_LATEST_MS))

const missedClicks: (() => void)[] = []

function keepClick(event: MouseEvent) {
  // Controllers handle the buttons outside `main`, without React.
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('main button')
  // The browser sends POST forms itself. A GET form would reload the page, so its click is queued.
  if (!button || (button.type === 'submit' && button.form?.method === 'post')) return
  event.preventDefault()
  missedClicks.push(() => button.click())
}

addEventListener('click', keepClick, true)

function showAppFailure() {
  document.querySelector('[data-held]')?.removeAttribute('data-held')
  const sentence = document.querySelector('#app-failure')
  sentence?.setAttribute('role', 'alert')
  sentence?.removeAttribute('hidden')
}

await Promise.race([painted, sign])
clearBrokenScrollPositions()
try {
  const { prepare } = await import('./entry-client.tsx')
  const hydrate = await prepare()
  await parsed
  // Do not wait if a question or list is hidden (`arrival.ts`).
  if (!document.querySelector('[data-held]')) await Promise.race([idle(), sign])
  hydrate(showAppFailure)
} catch (error) {
  // The prerendered page stays, with native forms.
  reportError(error)
  await parsed
  showAppFailure()
}
removeEventListener('click', keepClick, true)
// No need to wait: React hydrates a clicked element before it dispatches the click.
for (const again of missedClicks) again()
