// Imported first by commands with `--at 2027-01-01`, to set the day before it is read
// (`src/content/site-day.ts`).
const place = process.argv.indexOf('--at')
const day = process.argv[place + 1]
if (place > 0 && day) process.env.SITE_DAY = day
