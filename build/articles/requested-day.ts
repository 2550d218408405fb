// Commands with `--at 2027-01-01` import this first: it must set the day before `src/content/site-day.ts` reads it.
const place = process.argv.indexOf('--at')
const day = process.argv[place + 1]
if (place > 0 && day) process.env.SITE_DAY = day
