import { smoke } from './smoke.ts'

/**
 * Problems that the smoke test finds only in the emulator of Static Web Apps (version 2.0.10), not on Azure. The
 * emulator does not compress, serves `about.html` only at `/about.html`, and redirects a folder to a path with a final
 * slash. Its redirects drop the query. It has its own 404 page, and its `X-Forwarded-For` header has no public address.
 */
export const EMULATOR: Readonly<Record<string, string>> = {
  '/ is a page': 'content-encoding is missing',
  '/de is a page': 'answers 301',
  '/book-appointment is a page': 'answers 404',
  '/de/information is a page': 'answers 301',
  '/information/work-visa-germany-2025 is a page': 'answers 404',
  '/impressum is a page': 'answers 404',
  'an unknown path is not found': 'has styles that its policy forbids',
  'a redirect keeps the query': 'drops the query: see docs/deploy.md',
  'assets are compressed and immutable': 'content-encoding is missing',
  'the addresses of visitors are known':
    'X-Forwarded-For has no public address, so rate limits would not work',
  'a form without scripts leads to its reference': 'the page has no native form',
}

type Results = Awaited<ReturnType<typeof smoke>>

/** Returns unknown problems, and known problems that have disappeared. */
export const verdict = (results: Results, known = EMULATOR): string[] =>
  results.flatMap(({ name, problem }) => {
    const expected = known[name] ?? null
    if (problem === expected) return []
    return `${name}: ${problem ?? 'passes'}${expected ? `; the known difference of the emulator is "${expected}"` : ''}`
  })

if (import.meta.main) {
  const [origin = ''] = process.argv.slice(2)
  const results = await smoke({
    origin,
    outboxKey: process.env.OUTBOX_KEY,
    email: process.env.SMOKE_EMAIL,
  })
  for (const { name, problem } of results)
    console.log(problem === null ? `ok     ${name}` : `differs ${name}: ${problem}`)
  const differences = verdict(results)
  for (const difference of differences) console.error(`UNEXPECTED ${difference}`)
  process.exit(differences.length === 0 ? 0 : 1)
}
