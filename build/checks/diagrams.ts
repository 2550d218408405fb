import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { diagramOf } from '#src/dev/panel/diagram.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const DIAGRAMS = 'docs/machines'

/**
 * Returns a Markdown page for every machine of `machines/`, keyed by the path of the page. If machines of one file have
 * the same diagram, only the first page shows it, and the others link to that page.
 */
export async function renderDiagrams(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const file of globSync('machines/*.ts', { cwd: ROOT }).toSorted()) {
    const noun = path.basename(file, '.ts')
    const machines = (await machinesIn(file)).toSorted(
      ({ machine: one }, { machine: other }) =>
        Number(other.id === noun) - Number(one.id === noun) || one.id.localeCompare(other.id),
    )
    const drawn = new Map<string, string>()
    for (const { name, machine } of machines) {
      const chart = diagramOf(machine).join('\n')
      const twin = drawn.get(chart)
      drawn.set(chart, twin ?? machine.id)
      pages.set(
        `${DIAGRAMS}/${machine.id}.md`,
        await page(`machines/${noun}.ts`, name, machine.id, chart, twin),
      )
    }
  }
  return pages
}

async function machinesIn(file: string): Promise<{ name: string; machine: AnyStateMachine }[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(path.join(ROOT, file)).href)
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Machine'))
    .map(([name, machine]) => {
      if (!(machine instanceof StateMachine)) throw new Error(`${file}: ${name} is not a state machine.`)
      return { name, machine }
    })
}

async function page(file: string, name: string, id: string, chart: string, twin: string | undefined) {
  const introduction = docSummary(await readFile(path.join(ROOT, file), 'utf8'), name)
  if (!introduction)
    throw new Error(
      `${file}: ${name} needs a doc comment, above it or at the top of the file, that describes it.`,
    )
  const source = `[${file}](../../${file})`
  const drawing = twin
    ? [`From ${source}, with the diagram of [${twin}](${twin}.md).`]
    : [`Drawn from ${source} by \`npm run diagrams\`.`, '', '```mermaid', chart, '```']
  return [`# ${id}`, '', introduction, '', ...drawing, ''].join('\n')
}

/**
 * Returns the first paragraph of the doc comment above `export const <name>`, as one line. Without such a comment, uses
 * the first block comment of the file.
 */
function docSummary(source: string, name: string): string | undefined {
  const { program, comments } = parseSync('machine.ts', source)
  const declaration = program.body.find(
    (node) =>
      node.type === 'ExportNamedDeclaration' &&
      node.declaration?.type === 'VariableDeclaration' &&
      node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
  )
  const blocks = comments.filter(({ type }) => type === 'Block')
  const isAbove = ({ end }: { end: number }) =>
    declaration && end < declaration.start && !source.slice(end, declaration.start).trim()
  const doc = blocks.find(isAbove) ?? blocks[0]
  const lines = doc?.value.replace(/^\*/, '').split('\n') ?? []
  const text = lines.map((line) => line.replace(/^\s*\* ?/, '').trim()).join('\n')
  return text.trim().split('\n\n')[0]?.replaceAll('\n', ' ')
}

if (import.meta.main) {
  await rm(path.join(ROOT, DIAGRAMS), { recursive: true, force: true })
  await mkdir(path.join(ROOT, DIAGRAMS), { recursive: true })
  const pages = await renderDiagrams()
  for (const [file, content] of pages) await writeFile(path.join(ROOT, file), content)
  console.log(`${pages.size} diagrams in ${DIAGRAMS}`)
}
