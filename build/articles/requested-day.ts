// Sets `SITE_DAY` from `--at 2027-01-01`. Import it first: `src/content/site-day.ts` reads the day when it is loaded.
const place = process.argv.indexOf('--at')
const day = process.argv[place + 1]
if (place > 0 && day) process.env.SITE_DAY = day
