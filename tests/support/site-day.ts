/** Day of the figures on the built pages: `SITE_DAY`, or today in Germany. */
export const BUILD_DAY =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

// All tests except those of the built pages use this day. Import this module before content, which reads the variable.
process.env.SITE_DAY = '2026-11-23'
