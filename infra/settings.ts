import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'

const USAGE = `eval "$(npm run --silent settings -- new)"                               makes up the three secrets of a new product
eval "$(npm run --silent settings -- <resource group> <function app>)"   those of a deployed one, and what "npm run leads" needs`

/** Secret settings. Each installation of the product has its own values. */
const SECRETS = ['OUTBOX_KEY', 'ID_KEY', 'TOKEN_SECRETS']
/** Settings that an operator needs to rerun Bicep, read the health endpoint, and work on stored data. */
const OPERATOR_SETTINGS = [
  ...SECRETS,
  'STORAGE_ENDPOINT',
  'ACS_ENDPOINT',
  'MAILS_PER_MAILBOX',
  'PUBLIC_ORIGIN',
]

const settings = z.array(z.object({ name: z.string(), value: z.string() }))

const run = promisify(execFile)

export const exportLines = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'`)
    .join('\n')

/** Returns 32 random bytes in base64 for each secret, keyed by the name of the secret. */
export const createSecrets = (): Record<string, string> =>
  Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]))

/**
 * Reads the app settings that operators need (`OPERATOR_SETTINGS`) from a deployed product, with the Azure CLI.
 *
 * @throws if the CLI cannot be run, is not signed in, or does not find the app
 */
export async function deployedSettings(resourceGroup: string, app: string): Promise<Record<string, string>> {
  const place = ['--resource-group', resourceGroup, '--name', app, '--output', 'json']
  const { stdout } = await run('az', ['functionapp', 'config', 'appsettings', 'list', ...place])
  const wanted = settings.parse(JSON.parse(stdout)).filter(({ name }) => OPERATOR_SETTINGS.includes(name))
  return Object.fromEntries(wanted.map(({ name, value }) => [name, value]))
}

if (import.meta.main) {
  const [first = '', app] = process.argv.slice(2)
  try {
    if (first === 'new' && app === undefined) console.log(exportLines(createSecrets()))
    else if (app === undefined) throw new Error(USAGE)
    else console.log(exportLines(await deployedSettings(first, app)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
