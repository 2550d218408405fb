import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { type Arrow, chartArrows, statesOf, triggerText } from '#src/dev/chart.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Where the diagrams stand, from the repository's root. */
export const DIAGRAMS = 'docs/machines'

/** A page of Markdown for every machine of `machines/`, by its path from the repository's root. */
export async function renderDiagrams(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const file of globSync('machines/*.ts', { cwd: ROOT }).toSorted()) {
    for (const named of await machinesIn(file))
      pages.set(
        `${DIAGRAMS}/${named.machine.id}.md`,
        await page(path.posix.join('machines', path.basename(file)), named),
      )
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

async function page(file: string, { name, machine }: { name: string; machine: AnyStateMachine }) {
  const introduction = docSummary(await readFile(path.join(ROOT, file), 'utf8'), name)
  if (!introduction) throw new Error(`${file}: ${name} needs a doc comment that says what it is for.`)
  return [
    `# ${machine.id}`,
    '',
    introduction,
    '',
    `Drawn from [${file}](../../${file}) by \`npm run diagrams\`.`,
    '',
    '```mermaid',
    ...diagram(machine),
    '```',
    '',
  ].join('\n')
}

/** The first paragraph of the doc comment above `export const <name>`, as one line. */
function docSummary(source: string, name: string): string | undefined {
  const { program, comments } = parseSync('machine.ts', source)
  const declaration = program.body.find(
    (node) =>
      node.type === 'ExportNamedDeclaration' &&
      node.declaration?.type === 'VariableDeclaration' &&
      node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
  )
  const doc = comments.find(
    ({ type, end }) =>
      type === 'Block' &&
      declaration &&
      end < declaration.start &&
      !source.slice(end, declaration.start).trim(),
  )
  const lines = doc?.value.replace(/^\*/, '').split('\n') ?? []
  const text = lines.map((line) => line.replace(/^\s*\* ?/, '').trim()).join('\n')
  return text.trim().split('\n\n')[0]?.replaceAll('\n', ' ')
}

/** The chart as Mermaid's `stateDiagram-v2`. */
function diagram(machine: AnyStateMachine): string[] {
  const lines = ['stateDiagram-v2', ...inside(machine.root, 1)]
  const arrows = chartArrows(machine).flatMap((arrow) => drawable(machine, arrow))
  const moves = arrows.filter(({ to }) => to !== null)
  for (const [ends, group] of Map.groupBy(moves, ({ from, to }) => `${id(from)} --> ${id(String(to))}`))
    lines.push(`  ${ends} : ${group.map(triggerText).join('<br/>')}`)
  const stays = arrows.filter(({ to }) => to === null)
  for (const [from, group] of Map.groupBy(stays, (arrow) => arrow.from))
    lines.push(`  note left of ${id(from)} : stays on ${group.map(triggerText).join(', ')}`)
  return lines
}

function inside(state: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const lines = state.initial?.target.map((target) => `${indent}[*] --> ${id(dotted(target))}`) ?? []
  for (const child of Object.values(state.states)) {
    const declaration = `${indent}state "${child.key}" as ${id(dotted(child))}`
    if (isParent(child)) lines.push(`${declaration} {`, ...inside(child, depth + 1), `${indent}}`)
    else lines.push(declaration)
    if (child.type === 'final') lines.push(`${indent}${id(dotted(child))} --> [*]`)
  }
  return lines
}

/**
 * Mermaid loses an arrow from a state to one of its own children, and has no node for the whole machine: such an
 * arrow starts at each state inside instead, which is what it means.
 */
function drawable(machine: AnyStateMachine, arrow: Arrow): Arrow[] {
  const { from, to } = arrow
  const isFromRoot = from === machine.id
  if (!isFromRoot && !to?.startsWith(`${from}.`)) return [arrow]
  const source = statesOf(machine).find((state) => dotted(state) === (isFromRoot ? '' : from))
  const children = Object.values(source?.states ?? {})
  return children.flatMap((child) => drawable(machine, { ...arrow, from: dotted(child) }))
}

const isParent = (state: AnyStateNode) => Object.keys(state.states).length > 0
const dotted = (state: AnyStateNode) => state.path.join('.')
const id = (state: string) => state.replaceAll(/[^A-Za-z0-9]/g, '_')

if (import.meta.main) {
  await rm(path.join(ROOT, DIAGRAMS), { recursive: true, force: true })
  await mkdir(path.join(ROOT, DIAGRAMS), { recursive: true })
  const pages = await renderDiagrams()
  for (const [file, content] of pages) await writeFile(path.join(ROOT, file), content)
  console.log(`${pages.size} diagrams in ${DIAGRAMS}`)
}
