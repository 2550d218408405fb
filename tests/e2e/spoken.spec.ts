import { readFile } from 'node:fs/promises'
import { transcript } from '#tests/support/spoken.ts'
import { expect, openAlive, test } from './fixtures.ts'

test('booking and an article say to a screen reader what docs/reach.md shows; npm run transcript renews it', async ({
  page,
}) => {
  const expected = (await readFile('docs/reach.md', 'utf8')).split('\n')
  // Some controls come with the first effects of a page that is alive.
  await expect(async () => {
    const said = await transcript(page, (path) => openAlive(page, path))
    expect(said.split('\n')).toEqual(expected)
  }).toPass({ timeout: 120_000 })
})
