/** The day whose figures the built pages show: `SITE_DAY`, or today in Germany. */
export const BUILD_DAY =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

// All other tests use the figures of one fixed day. Import this before any content, which reads the variable.
process.env.SITE_DAY = '2026-11-23'
