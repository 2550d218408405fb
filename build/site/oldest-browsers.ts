/**
 * The oldest browsers that run the scripts: the last Chrome for Windows 7 and 8, the extended support release
 * of Firefox for them, and Safari on an iPhone 8. Older ones show the prerendered document with native forms.
 */
export const OLDEST_BROWSERS = [
  { name: 'chrome', version: '109' },
  { name: 'firefox', version: '115' },
  { name: 'safari', version: '16.4' },
] as const

/** The newest ECMAScript that all of them fully support. */
export const OLDEST_SCRIPT = 2022
