import type { Browser } from '@playwright/test'

/** Measurements of a page load on a phone, in milliseconds; `cls` is the sum of all layout shift scores. */
export interface PageLoad {
  fcp: number
  lcp: number
  /** Total blocking time: the time beyond 50 ms of each long task from FCP until two seconds after the load event. */
  tbt: number
  cls: number
}

/** Shows 390 x 844 pixels of the page. */
const PHONE_WINDOW = { width: 390, height: 931 }
const NO_EMULATED_MEDIA = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
/** Lighthouse's `mobileSlow4G`, in milliseconds and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }
const CPU_SLOWDOWN = 4
// Lighthouse's factors for throttling by DevTools: for the connection setup and packet overhead that it leaves out.
const REQUEST_LATENCY_FACTOR = 3.75
const REQUEST_THROUGHPUT_FACTOR = 0.9

const SETTLING_MS = 2_000

export async function openOnPhone(browser: Browser) {
  // A window of this size, and no emulated screen or media: with those, Chromium styles every open page anew when the
  // next page comes; phones do not.
  const context = await browser.newContext({ viewport: null, hasTouch: true, ...NO_EMULATED_MEDIA })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: PHONE_WINDOW })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: SLOW_4G.latency * REQUEST_LATENCY_FACTOR,
    downloadThroughput: SLOW_4G.downloadThroughput * REQUEST_THROUGHPUT_FACTOR,
    uploadThroughput: SLOW_4G.uploadThroughput * REQUEST_THROUGHPUT_FACTOR,
  })
  // Without this, `navigator.connection` would report the raised latency, and pages would not prefetch.
  await devTools.send('Network.overrideNetworkState', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

export async function visitOnPhone(browser: Browser, url: string): Promise<PageLoad> {
  const page = await openOnPhone(browser)
  await page.goto(url, { waitUntil: 'load' })
  const load = await page.evaluate(readTimings, SETTLING_MS)
  await page.context().close()
  return load
}

/** Returns the milliseconds from a tap on a link to the first paint of the next page. */
export async function followOnPhone(browser: Browser, from: string, to: string): Promise<number> {
  const page = await openOnPhone(browser)
  await page.goto(from)
  const { pathname } = new URL(to)
  const link = page.locator(`main a[href="${pathname}"]`).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(3_000)
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('tappedAt', String(performance.timeOrigin + timeStamp)),
    ),
  )
  await link.tap()
  await page.waitForURL(to)
  // Not earlier: Playwright's script would run in the page before its first paint.
  await page.waitForTimeout(SETTLING_MS)
  const duration = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + Number(first?.startTime) - Number(sessionStorage.getItem('tappedAt'))
  })
  await page.context().close()
  return duration
}

/** Reads the measurements in the page, after `settlingMs`, because some performance entries arrive late. */
async function readTimings(settlingMs: number): Promise<PageLoad> {
  await new Promise((resolve) => setTimeout(resolve, settlingMs))
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      // The observer is never called if there is no entry of this type.
      setTimeout(() => resolve([]), 100)
    })
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  )
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fcp = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const end = (navigation?.loadEventEnd ?? Number.NaN) + settlingMs
  const blocking = tasks?.filter(({ startTime, duration }) => startTime + duration > fcp && startTime < end)
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? Number.NaN,
    tbt: blocking?.reduce((sum, { duration }) => sum + duration - 50, 0) ?? Number.NaN,
    cls: shifts?.reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0) ?? Number.NaN,
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}
