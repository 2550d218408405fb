/**
 * The oldest browsers that run what the build delivers: the last Chrome for Windows 7 and 8, the extended release of
 * Firefox for them, and Safari of an iPhone 8. Older ones show the finished document, whose forms the browser sends.
 */
export const OLDEST_BROWSERS = [
  { name: 'chrome', version: '109' },
  { name: 'firefox', version: '115' },
  { name: 'safari', version: '16.4' },
] as const

/** The newest ECMAScript that all of them know whole. */
export const OLDEST_SCRIPT = 2022
