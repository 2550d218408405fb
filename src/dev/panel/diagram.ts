import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, chartArrows, statesOf, triggerText } from './chart.ts'

/** Returns the lines of a Mermaid `stateDiagram-v2`. */
export function diagramOf(machine: AnyStateMachine): string[] {
  const lines = ['stateDiagram-v2', ...inside(machine.root, 1)]
  const arrows = chartArrows(machine).flatMap((arrow) => drawable(machine, arrow))
  const moves = arrows.filter(({ to }) => to !== null)
  for (const [ends, group] of Map.groupBy(
    moves,
    ({ from, to }) => `${diagramId(from)} --> ${diagramId(String(to))}`,
  ))
    lines.push(`  ${ends} : ${group.map(triggerText).join('<br/>')}`)
  const stays = arrows.filter(({ to }) => to === null)
  for (const [from, group] of Map.groupBy(stays, (arrow) => arrow.from))
    lines.push(`  note left of ${diagramId(from)} : stays on ${group.map(triggerText).join(', ')}`)
  return lines
}

/** Declares the child states. Omits a childless state whose id equals its name, because its transitions declare it. */
function inside(state: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const lines = state.initial?.target.map((target) => `${indent}[*] --> ${diagramId(dotted(target))}`) ?? []
  for (const child of Object.values(state.states)) {
    const id = diagramId(dotted(child))
    const name = id === child.key ? id : `"${child.key}" as ${id}`
    if (isParent(child)) lines.push(`${indent}state ${name} {`, ...inside(child, depth + 1), `${indent}}`)
    else if (name !== id) lines.push(`${indent}state ${name}`)
    if (child.type === 'final') lines.push(`${indent}${id} --> [*]`)
  }
  return lines
}

/**
 * Returns transitions that Mermaid can draw. A transition from the root, or from a state to its own descendant, becomes
 * a transition from each child state.
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
export const diagramId = (state: string): string => state.replaceAll(/[^A-Za-z0-9]/g, '_')
