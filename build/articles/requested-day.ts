// Sets `SITE_DAY` from an option such as `--at 2027-01-01`. Import this file before `src/content/site-day.ts`.
const place = process.argv.indexOf('--at')
const day = process.argv[place + 1]
if (place > 0 && day) process.env.SITE_DAY = day
