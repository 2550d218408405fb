import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecordsConfig } from '#functions/config.ts'
import { createSecrets, exportLines } from '#infra/settings.ts'

const SETTINGS = {
  ACS_ENDPOINT: 'https://acs-isarspree.germany.communication.azure.com',
  STORAGE_ENDPOINT: 'https://stisarspree.table.core.windows.net/',
  OUTBOX_KEY: `it's ${'o'.repeat(32)}`,
  ID_KEY: 'i'.repeat(32),
  TOKEN_SECRETS: 't'.repeat(32),
  MAILS_PER_MAILBOX: '3',
  PUBLIC_ORIGIN: 'https://www.isarspree.example',
}
const OTHERS = { MAIL_TO: 'team@isarspree.example' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'az-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command beside an Azure CLI with one app. */
function settings(...args: string[]) {
  const all = Object.entries({ ...SETTINGS, ...OTHERS })
  const answer = all.map(([name, value]) => ({ name, value, slotSetting: false }))
  const cli = path.join(folder, 'az')
  writeFileSync(
    cli,
    `#!${process.execPath}
if (process.argv[2] !== 'functionapp' || !process.argv.includes('the-app')) { console.error('No such app.'); process.exit(3) }
console.log(${JSON.stringify(JSON.stringify(answer))})`,
  )
  chmodSync(cli, 0o755)
  const env = { PATH: `${folder}${path.delimiter}${path.dirname(process.execPath)}` }
  return spawnSync(process.execPath, ['infra/settings.ts', ...args], { env, encoding: 'utf8' })
}
/** A shell's variables after it has evaluated these lines. */
const evaluated = (lines: string) =>
  Object.fromEntries(
    Object.keys(SETTINGS).map((name) => [
      name,
      execFileSync('sh', ['-c', `eval "$LINES"; printf %s "$${name}"`], {
        env: { LINES: lines },
        encoding: 'utf8',
      }),
    ]),
  )

test('The settings that operators need are exported to their shell, and no others', () => {
  const { status, stdout } = settings('group', 'the-app')
  expect(status).toBe(0)
  expect(evaluated(stdout)).toEqual(SETTINGS)
  expect(stdout).not.toContain('MAIL_TO')
  expect(readRecordsConfig(evaluated(stdout)).idKey).toBe(SETTINGS.ID_KEY)
})

test('An app that does not exist fails with the words of the Azure CLI', () => {
  expect(settings('group', 'another')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('No such app.'),
  })
})

test('A new product gets three random secrets', () => {
  const secrets = createSecrets()
  expect(Object.keys(secrets)).toEqual(['OUTBOX_KEY', 'ID_KEY', 'TOKEN_SECRETS'])
  expect(new Set(Object.values(secrets)).size).toBe(3)
  for (const secret of Object.values(secrets)) expect(Buffer.from(secret, 'base64')).toHaveLength(32)
  expect(settings('new').stdout).toMatch(/^(export \w+='[\w+/=]{44}'\n){3}$/)
})

test('No value can break out of its quotes', () => {
  const hostile = { ID_KEY: `'; touch ${folder}/broken; '$(id)\`id\`"\\` }
  expect(evaluated(exportLines(hostile)).ID_KEY).toBe(hostile.ID_KEY)
})

test('Without arguments it prints its usage', () => {
  expect(settings()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('settings -- new'),
  })
})
