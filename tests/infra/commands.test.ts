import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/**
 * Commands of other houses with the arguments that their documents list, as far as we use them. Those of the Azure CLI
 * were compared with the help of its version 2.45; those that it does not know yet with Microsoft's pages on
 * `az bicep`, Flex Consumption and the extension `communication` (November 2026).
 */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  'az account show': [],
  'az ad app create': ['--display-name'],
  'az ad app federated-credential create': ['--id', '--parameters'],
  'az ad signed-in-user show': [],
  'az ad sp create': ['--id'],
  'az bicep build': ['--file', '--stdout'],
  'az bicep build-params': ['--file', '--stdout'],
  'az bicep lint': ['--file'],
  'az communication email domain initiate-verification': [
    '--domain-name',
    '--email-service-name',
    '--resource-group',
    '--verification-type',
  ],
  'az deployment group create': ['--parameters', '--resource-group'],
  'az deployment group what-if': ['--parameters', '--resource-group'],
  'az functionapp deployment source config-zip': ['--name', '--resource-group', '--src'],
  'az functionapp list-flexconsumption-locations': [],
  'az functionapp list-flexconsumption-runtimes': ['--location', '--runtime'],
  'az functionapp show': ['--name', '--resource-group'],
  'az functionapp start': [],
  'az functionapp stop': ['--name', '--resource-group'],
  'az group create': ['--location', '--name'],
  'az login': [],
  'az provider register': ['--namespace'],
  'az rest': [],
  'az role assignment create': ['--assignee', '--role', '--scope'],
  'az staticwebapp hostname show': ['--hostname', '--name', '--resource-group'],
  'az staticwebapp secrets list': ['--name'],
  'az staticwebapp secrets reset-api-key': ['--name'],
  'az storage account keys renew': ['--account-name', '--key'],
  'az storage account list': ['--resource-group'],
  'func start': ['--port'],
  'gh api': ['--method', '--silent'],
  'gh attestation verify': ['--repo', '--signer-workflow', '--source-digest'],
  'gh run download': ['--name'],
  'gh run list': ['--branch', '--commit', '--json', '--jq', '--status', '--workflow'],
  'gh secret set': ['--body', '--env'],
  'gh variable set': ['--body'],
  'gh workflow run': ['--field', '--ref'],
  'swa start': ['--api-devserver-url', '--port', '--swa-config-location'],
}
/** What every command of the Azure CLI takes. */
const OF_ALL = ['--output', '--query', '--subscription']

interface Command {
  name: string
  flags: string[]
}

/** Every call of these programs in a script, with its arguments; what stands in a substitution is a call of its own. */
function commandsIn(script: string): Command[] {
  const substituted: string[] = []
  let flat = script.replaceAll(/\\\n/g, ' ').replaceAll(/'[^']*'|<[\w ]+>/g, 'text')
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replaceAll(/\$\(([^()]*)\)/g, (_, inner: string) => {
      substituted.push(inner)
      return 'value'
    })
  }
  return [flat, ...substituted]
    .flatMap((text) => text.replaceAll(/"[^"]*"/g, 'text').split(/[|;&>\n()]/))
    .flatMap((call) => {
      const [, words] = /(?:^|\s)((?:az|gh|func|swa)(?: [a-z][a-z-]*)+)/.exec(call) ?? []
      if (!words) return []
      const name = Object.keys(DOCUMENTED).filter((known) => `${words} `.startsWith(`${known} `))
      const flags = [...call.matchAll(/ (--[a-z-]+)/g)].map(([, flag = '']) => flag)
      return { name: name.toSorted((one, other) => other.length - one.length)[0] ?? words, flags }
    })
}

const scriptsOf = (file: string): string[] =>
  Object.values<{ steps: { run?: string }[] }>(parse(readFileSync(file, 'utf8')).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  )
/** The blocks of a page that hold a script, not a query. */
const blocksOf = (page: string): string[] =>
  [...page.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```/gm)].flatMap(([, language, block = '']) =>
    language ? [] : block,
  )
/** What a page shows as code, in blocks and in lines. */
const codeOf = (file: string): string[] => {
  const page = readFileSync(file, 'utf8')
  return [...blocksOf(page), ...[...page.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span)]
}

const WORKFLOWS = globSync('.github/workflows/*.yml')
const PAGES = ['docs/deploy.md', 'docs/operate.md', 'docs/exit.md']
const commands = [...WORKFLOWS.flatMap(scriptsOf), ...PAGES.flatMap(codeOf)].flatMap(commandsIn)

test('Every call of another program, in a workflow or a page, is one that its documents know', () => {
  expect(commands.length).toBeGreaterThan(40)
  const unknown = commands.flatMap(({ name, flags }) => {
    const known = DOCUMENTED[name]
    if (!known) return name
    return flags.filter((flag) => ![...known, ...OF_ALL].includes(flag)).map((flag) => `${name} ${flag}`)
  })
  expect(unknown).toEqual([])
  const unused = Object.entries(DOCUMENTED).flatMap(([name, known]) => {
    const used = commands.filter((command) => command.name === name)
    if (used.length === 0) return name
    return known
      .filter((flag) => !used.some(({ flags }) => flags.includes(flag)))
      .map((flag) => `${name} ${flag}`)
  })
  expect(unused).toEqual([])
})

test('Every script of a workflow and every block of a page is one that a shell can read', () => {
  const blocks = PAGES.flatMap((file) => blocksOf(readFileSync(file, 'utf8')))
  const scripts = [...WORKFLOWS.flatMap(scriptsOf), ...blocks]
  expect(scripts.length).toBeGreaterThan(50)
  const broken = scripts.filter((script) => {
    const filledIn = script.replaceAll(/\$\{\{.*?\}\}|<[\w ]+>/g, 'value')
    return spawnSync('bash', ['-n'], { input: filledIn }).status !== 0
  })
  expect(broken).toEqual([])
})
