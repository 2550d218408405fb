import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReleases, releaseOf } from '#infra/release.ts'
import { compareSite } from '#infra/verify.ts'
import { type Product, SITE, startProduct } from '#local/product.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { withServer } from '#tests/support/local-server.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ port: 0 })
})
const copies: string[] = []
afterAll(async () => {
  for (const copy of copies) rmSync(copy, { recursive: true })
  await product.stop()
})

/** What `npm run verify` finds where a copy of the site with one change is served. */
async function differencesAfter(change: (site: string) => void) {
  const site = mkdtempSync(path.join(tmpdir(), 'served-'))
  copies.push(site)
  cpSync(SITE, site, { recursive: true })
  change(site)
  const serve = staticWebApp(site, async (_request, response) => void response.writeHead(404).end())
  const { differences } = await withServer(serve, (origin) => compareSite(SITE, origin))
  return differences.map(({ address, problem }) => `${address} ${problem}`)
}

const edit = (file: string, from: string | RegExp, to: string) => (site: string) => {
  const place = path.join(site, file)
  writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
}

test('the local product serves every file, header and redirect of the build', async () => {
  const { compared, differences } = await compareSite(SITE, product.origin)
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(300)
})

test('the build names its day and the hash of its files', () => {
  const [release] = readReleases(readFileSync(path.join(SITE, 'releases.json'), 'utf8'))
  expect(release).toEqual(releaseOf(SITE, release?.commit ?? null, release?.day ?? ''))
})

test('one changed byte of a picture is found', async () => {
  const place = 41
  expect(
    await differencesAfter((site) => {
      const file = path.join(site, 'apple-touch-icon.png')
      const bytes = readFileSync(file)
      bytes[place] = 255 - Number(bytes[place])
      writeFileSync(file, bytes)
    }),
  ).toEqual([`/apple-touch-icon.png differs from apple-touch-icon.png at byte ${place}`])
})

test('a changed word of a page and of the 404 page is found, and a file that is gone', async () => {
  expect(await differencesAfter(edit('de/about.html', /Impressum/, 'impressum'))).toEqual([
    expect.stringMatching(/^\/de\/about differs from de\/about\.html at byte \d+$/),
  ])
  expect(await differencesAfter(edit('404.html', '</html>', '</HTML>'))).toEqual([
    expect.stringMatching(/^\/no-such-page differs from 404\.html/),
  ])
  const gone = await differencesAfter((site) => rmSync(path.join(site, 'robots.txt')))
  expect(gone).toContain('/robots.txt answers 404 instead of 200')
})

test('a header that is missing, other or too much, and a redirect that leads elsewhere, are found', async () => {
  const config = 'staticwebapp.config.json'
  const without = await differencesAfter(edit(config, '"X-Frame-Options":"DENY"', '"X-Frame-Options":""'))
  expect(without).toContain('/ has X-Frame-Options: null instead of DENY')
  expect(await differencesAfter(edit(config, 'immutable', 'private'))).toContainEqual(
    expect.stringMatching(/^\/assets\/\S+ has Cache-Control: public, max-age=31536000, private instead of/),
  )
  const tooMuch = await differencesAfter(edit(config, /,"X-Frame-Options":""/, ''))
  expect(tooMuch).toContainEqual(expect.stringMatching(/has X-Frame-Options: DENY instead of null$/))
  const redirects = await differencesAfter(
    edit(config, '"redirect":"/de/job-seeker-compass"', '"redirect":"/job-seeker-compass"'),
  )
  expect(redirects).toContainEqual(expect.stringMatching(/^\/de\/\S+ answers 302 and leads to http:\S+$/))
})
