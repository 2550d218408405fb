// The pages and their figures are those of one day, whenever tests run. Imported before whatever reads it.
process.env.SITE_DAY ??= '2026-11-23'
