/** The day whose figures the built pages show: `SITE_DAY`, or today in Germany. */
export const BUILD_DAY =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

// All tests but those of the built pages use one fixed day. Import this before content, which reads the variable.
process.env.SITE_DAY = '2026-11-23'
