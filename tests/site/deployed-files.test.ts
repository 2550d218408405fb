import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FUNCTIONS } from '#build/functions.ts'
import { SITE } from '#local/product.ts'

/** Words that occur only in code for the local run. */
const LOCAL_ONLY: [source: string, word: string][] = [
  ['local/product.ts', '/__mailbox'],
  ['local/mailbox.ts', 'This page exists only in the local run.'],
  ['mocks/email-service.ts', 'The fake of the e-mail API'],
  ['mocks/scenarios.ts', 'hostFallback'],
  ['mocks/browser.ts', 'virtual:msw'],
  ['mocks/chosen-scenarios.ts', 'development:scenarios'],
  ['src/dev/panel/dock.tsx', 'data-panel'],
  ['src/dev/chart-texts.ts', 'as the other tests of this file do'],
  ['src/dev/gallery-address.ts', '/__gallery'],
  ['src/dev/examples.ts', '4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77'],
  ['src/dev/gallery-guide.tsx', 'data-shown'],
  ['src/dev/panel/chart-picture.tsx', 'mermaid'],
  ['src/dev/persistent-value.ts', 'development:'],
  ['src/dev/panel/chart-view.tsx', 'What can happen'],
  ['src/dev/charts.tsx', 'Every state machine of the site'],
  ['node_modules/msw/lib/mockServiceWorker.js', 'MOCK_ACTIVATE'],
]

test('nothing of the mailbox, the mocks, the panel, the gallery, the charts and the fake mail service is deployed', () => {
  const deployed = [SITE, FUNCTIONS].flatMap((folder) =>
    globSync('**/*', { cwd: folder })
      .map((file) => path.join(folder, file))
      .filter((file) => statSync(file).isFile()),
  )
  expect(deployed.length).toBeGreaterThan(50)
  const contents = deployed.map((file) => ({ file, text: readFileSync(file, 'latin1') }))
  for (const [source, word] of LOCAL_ONLY) {
    expect(readFileSync(source, 'latin1'), source).toContain(word)
    expect(contents.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([])
  }
})

test('no page of development and no worker of the mocks is deployed', () => {
  const files = globSync('**/*', { cwd: SITE })
  expect(files.filter((file) => /gallery|charts|source\/machines|mockServiceWorker/.test(file))).toEqual([])
})

test('/favicon.ico, which browsers and previews request by themselves, is an icon', () => {
  const icon = readFileSync(path.join(SITE, 'favicon.ico'))
  expect(icon.readUInt32LE(0)).toBe(0x00010000)
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe('PNG')
})
