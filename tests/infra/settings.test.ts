import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRecordsConfig } from '#functions/config.ts'
import { exportLines } from '#infra/settings.ts'
import { DEPLOYED_SETTINGS } from '#tests/support/app-settings.ts'

const { MAIL_TO, MAIL_FROM: _, ...NEEDED } = DEPLOYED_SETTINGS
const SETTINGS = { ...NEEDED, OUTBOX_KEY: `it's ${'o'.repeat(32)}`, MAILS_PER_MAILBOX: '3' }

const folder = mkdtempSync(path.join(tmpdir(), 'az-'))
const stored = { ...SETTINGS, MAIL_TO }
const answer = Object.entries(stored).map(([name, value]) => ({ name, value }))
writeFileSync(
  path.join(folder, 'az'),
  `#!${process.execPath}
if (!process.argv.includes('the-app')) { console.error('No such app.'); process.exit(3) }
console.log(${JSON.stringify(JSON.stringify(answer))})`,
)
chmodSync(path.join(folder, 'az'), 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

const env = { PATH: `${folder}${path.delimiter}${path.dirname(process.execPath)}` }
const settings = (...args: string[]) =>
  spawnSync(process.execPath, ['infra/settings.ts', ...args], { env, encoding: 'utf8' })

const evaluated = (lines: string) =>
  Object.fromEntries(
    Object.keys(SETTINGS).map((name) => {
      const print = ['-c', `eval "$LINES"; printf %s "$${name}"`]
      return [name, execFileSync('sh', print, { env: { LINES: lines }, encoding: 'utf8' })]
    }),
  )

test('Only the settings that operators need are exported to their shell', () => {
  const { stdout } = settings('group', 'the-app')
  expect(evaluated(stdout)).toEqual(SETTINGS)
  expect(stdout).not.toContain('MAIL_TO')
  expect(readRecordsConfig(evaluated(stdout)).idKey).toBe(SETTINGS.ID_KEY)
})

test.for([
  ['without arguments', [], 'settings -- new'],
  ['for an unknown app', ['group', 'another'], 'No such app.'],
] as const)('the command %s fails with an explanation', ([, args, message]) => {
  expect(settings(...args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(message) })
})

test('A new product gets three random secrets of 32 bytes', () => {
  const secrets = settings('new').stdout.matchAll(/^export (\w+)='([\w+/=]{44})'$/gm)
  const values = new Map([...secrets].map(([, name, value]) => [name, value]))
  expect([...values.keys()]).toEqual(['OUTBOX_KEY', 'ID_KEY', 'TOKEN_SECRETS'])
  expect(new Set(values.values()).size).toBe(3)
})

test('No value can break out of its quotes', () => {
  const hostile = { ID_KEY: `'; touch ${folder}/broken; '$(id)\`id\`"\\` }
  expect(evaluated(exportLines(hostile)).ID_KEY).toBe(hostile.ID_KEY)
})
