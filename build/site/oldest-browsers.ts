/**
 * The oldest browsers that run the scripts: the last Chrome and Firefox for Windows 7 and 8, and Safari of iOS 16.4,
 * which an iPhone 8 can run. Older browsers show the prerendered page with native forms.
 */
export const OLDEST_BROWSERS = [
  { name: 'chrome', version: '109' },
  { name: 'firefox', version: '115' },
  { name: 'safari', version: '16.4' },
] as const

/** The newest ECMAScript version that all `OLDEST_BROWSERS` fully support. */
export const OLDEST_SCRIPT = 2022
