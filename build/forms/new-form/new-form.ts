import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import mustache from 'mustache'
import { parse } from 'yaml'
import { formOf } from './form.ts'
import { EXAMPLE, readTable } from './table.ts'

const USAGE = `npm run new:form -- <noun> [<table>]   writes all places of a form, by a table of its fields

<noun> is what the files and the address of its page are called, such as callback or visa-extension. Without a <table>
the fields stand in .local/<noun>.json; where that is missing, an example is written there, to be changed.
--code writes the code alone: neither catalogs nor diagram nor snapshots.`

const ROOT = path.resolve(import.meta.dirname, '../../..')
const TEMPLATES = path.join(import.meta.dirname, 'templates')
const INSERTIONS = 'build/forms/new-form/insertions.yaml'

type Form = ReturnType<typeof formOf>

/** The files of a form with their texts, by their paths from the repository's root. */
type Files = Map<string, string>

interface Insertion {
  file: string
  /** What the form must have. */
  when?: keyof Form
  imports?: string
  before: string
  text?: string
  item?: string
}

const filled = (template: string, form: Form): string =>
  mustache.render(template, form, {}, { tags: ['«', '»'], escape: String })

/** What is new. */
const newFiles = (form: Form): Files =>
  new Map(
    globSync('**/*.mustache', { cwd: TEMPLATES }).map((template) => [
      template
        .replaceAll('\\', '/')
        .replaceAll('noun', form.noun.kebab)
        .replace(/\.mustache$/, ''),
      filled(readFileSync(path.join(TEMPLATES, template), 'utf8'), form),
    ]),
  )

/** The lists that get a line more. */
function longerLists(form: Form): Files {
  const insertions: Insertion[] = parse(readFileSync(path.join(ROOT, INSERTIONS), 'utf8'))
  const files: Files = new Map()
  for (const insertion of insertions) {
    const { file, when } = insertion
    const needed = when === undefined || form[when]
    if (!needed || (Array.isArray(needed) && needed.length === 0)) continue
    const before = files.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8')
    files.set(file, inserted(before, insertion, form))
  }
  return files
}

function inserted(source: string, { file, imports = '', before, text, item }: Insertion, form: Form): string {
  const what = filled(text ?? item ?? '', form)
  const [start = '', end, ...more] = source.split(before)
  if (end === undefined || more.length > 0)
    throw new Error(
      `${file}: this stands there ${end === undefined ? 'no longer' : 'more than once'}, and a form is written in front of it:\n\n${before}\n\nSay in ${INSERTIONS} where this belongs now:\n\n${what}`,
    )
  const row = file.endsWith('.md') ? asWideAs(start.trimEnd().split('\n').at(-1) ?? '', what) : what
  const list = item === undefined ? start + row : `${start.replace(/,?\s*$/, '')}, ${what}`
  const written = list + before + end
  return imports === ''
    ? written
    : written.replace(/^import /m, () => `${filled(imports, form).trim()}\nimport `)
}

/** A row of a table in Markdown, with its columns as wide as those of the row above. */
function asWideAs(above: string, row: string): string {
  const widths = above.split('|').map(({ length }) => length)
  return row
    .split('|')
    .map((cell, at) => (cell.trim() === '' ? cell : cell.padEnd(widths[at] ?? 0)))
    .join('|')
}

/** Fills in the German texts that the templates bring. */
function translate(form: Form): void {
  const german: Record<string, string> = parse(
    filled(readFileSync(path.join(import.meta.dirname, 'german.yaml.mustache'), 'utf8'), form),
  )
  for (const part of ['flows', 'pages']) {
    const file = path.join(ROOT, `src/${part}/${form.noun.kebab}/locales/de.po`)
    const catalog = readFileSync(file, 'utf8').replaceAll(
      /^msgid "(.+)"\nmsgstr ""$/gm,
      (message, id: string) => {
        const text = german[id]
        if (text === undefined)
          throw new Error(`build/forms/new-form/german.yaml.mustache has no text for ${id}.`)
        return message.replace('msgstr ""', () => `msgstr ${JSON.stringify(text)}`)
      },
    )
    writeFileSync(file, catalog)
  }
}

/** Runs a command of the repository; what it says is shown when it fails. */
function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
}

/**
 * Writes the code of a form; nothing is written unless all can be.
 *
 * @returns the files, from the repository's root
 * @throws with what to do, where the noun is taken or a list is no longer what it was
 */
async function writeCode(form: Form): Promise<string[]> {
  const [fresh, longer] = [newFiles(form), longerLists(form)]
  const taken = [...fresh.keys()].filter((file) => existsSync(path.join(ROOT, file)))
  if (taken.length > 0) throw new Error(`There is a ${form.noun.words} already: ${taken.join(', ')}.`)
  for (const [file, text] of [...fresh, ...longer]) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
    writeFileSync(path.join(ROOT, file), text)
  }
  const { writeRouteTree } = await import('#build/site/route-tree.ts')
  await writeRouteTree(ROOT)
  const code = [...fresh.keys(), ...longer.keys()].filter((file) => /\.(tsx?|css)$/.test(file))
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', ...code)
  return [...fresh.keys(), ...longer.keys()]
}

/** What is made of the code: catalogs with their German, the diagram, and the snapshots of what is new. */
function writeTheRest(form: Form): void {
  run('node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--overwrite')
  translate(form)
  run('build/checks/diagrams.ts')
  const approved = ['tests/src/flows/notices.test.ts']
  const letters = form.hasEmail ? ['tests/functions/emails/contact-mails.test.ts'] : []
  const ofIt = ['-t', `(in|of) ${form.noun.kebab} (is|keeps) `]
  run('node_modules/vitest/vitest.mjs', 'run', ...approved, ...letters, ...ofIt)
}

const byHand = ({ noun, hasEmail }: Form): string[] => [
  `src/pages/${noun.kebab}/${noun.kebab}.tsx: what the page says; its German in locales/de.po after npm run extract`,
  `src/flows/${noun.kebab}/${noun.kebab}.texts.ts and -form.tsx: notices, hints, the promise below the button`,
  `functions/emails/${noun.kebab}.ts: the ${hasEmail ? 'two mails' : 'mail to the team'}; npm run mails shows ${hasEmail ? 'them' : 'it'}`,
  'src/content/legal/privacy.en.mdx and .de.mdx: why and by which law, and the day in "changed"',
  'src/layout/navigation.ts, or a page: a link to it',
  ...(hasEmail ? ['tests/proofs/sim/forms.ts: how people fill it in, month after month'] : []),
  `machines/${noun.kebab}.ts, once it behaves differently: write its own machine, as machines/booking.ts does`,
  'npm run build && npm run screenshots: look at each place of it in docs/screens/gallery, then npm test',
]

/** The whole command: resolves with what went wrong, or null. */
async function main(): Promise<string | null> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { code: { type: 'boolean' } },
  })
  const [noun = '', given] = positionals
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    return noun ? `A noun is written like this: visa-extension, not ${noun}.` : USAGE
  const file = given ?? `.local/${noun}.json`
  if (!existsSync(file)) {
    if (given) return `${given} is not there.`
    mkdirSync('.local', { recursive: true })
    writeFileSync(file, `${JSON.stringify(EXAMPLE, null, 2)}\n`)
    console.log(
      `${file} is written, with an example: say there what the form asks for, then run the command again.`,
    )
    return null
  }
  try {
    const form = formOf(noun, readTable(readFileSync(file, 'utf8')), new Date().toISOString())
    const files = await writeCode(form)
    if (!values.code) {
      console.log('The code is written. Catalogs, diagram and snapshots follow …')
      writeTheRest(form)
    }
    console.log(`\nWritten:\n${files.map((one) => `  ${one}`).join('\n')}\n`)
    console.log(
      `By hand, in this order:\n${byHand(form)
        .map((one, at) => `  ${at + 1}. ${one}`)
        .join('\n')}`,
    )
    return null
  } catch (error) {
    return `${file}:\n${(error as Error).message}`
  }
}

if (import.meta.main) {
  const problem = await main()
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : 0
}
