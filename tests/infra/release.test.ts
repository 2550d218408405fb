import { expect, test } from 'vitest'
import { readReleases } from '#infra/release.ts'

test.each([
  '{}',
  '[null]',
  '["2026-11-23"]',
  '[{ "commit": "main", "assets": [] }]',
  '[{ "commit": "--upload-pack=x", "assets": [] }]',
  '[{ "commit": null, "assets": ["../../etc/passwd"] }]',
])('a list of another form is refused: %s', (text) => {
  expect(() => readReleases(text)).toThrow('/releases.json has another form.')
})
