import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { countBack, type Step } from '#contracts/plan/count-back.ts'

interface Case {
  name: string
  plan: string
  with?: Record<string, string>
  today?: string
  target?: string
  done?: string[]
  closed?: string[]
  verdict: string
  first?: string
  leavesOutWait?: boolean
  atLeast?: string[]
  turn?: string[]
  days?: Record<string, string>
}

const { plans, cases } = parse(readFileSync(new URL('count-back.yaml', import.meta.url), 'utf8')) as {
  plans: Record<string, string[]>
  cases: Case[]
}

function stepOf(line: string, times: Record<string, string> = {}): Step {
  const [own = '', after = ''] = line.split(' < ')
  const [id = '', owner, kind, ...time] = own.split(' ')
  const counter = time.at(-1) === 'counter'
  const text = times[id] ?? time.join(' ')
  const [, least, most = least, unit] = /(\d+)(?:-(\d+))? (days|weeks|months)/.exec(text) ?? []
  const until = /until (\S+)/.exec(text)?.[1]
  return {
    id,
    owner,
    kind,
    after: after.split(' ').filter(Boolean),
    takes: unit ? { least: Number(least), most: Number(most), unit } : null,
    ...(counter && { counter }),
    ...(until && { until }),
  } as Step
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

test.for(cases)(
  'counts back: $name',
  ({ plan, today = '2026-11-28', target = null, done = [], ...given }) => {
    const { closed = [], verdict, first, leavesOutWait = false, atLeast, turn, days = {} } = given
    const counted = countBack({
      steps: (plans[plan] ?? []).map((line) => stepOf(line, given.with)),
      target,
      today,
      done,
      isOpen: (day) => isWeekday(day) && !closed.includes(day),
    })
    const told = Object.entries(counted.steps).map(([id, { latest, ifQuick, notAfter }]) => {
      const quick = ifQuick === latest ? '' : ` / ${ifQuick}`
      return [id, notAfter ? `before ${notAfter}` : latest ? `${latest}${quick}` : '-']
    })
    expect(counted.verdict).toBe(verdict)
    expect(counted.leavesOutWait).toBe(leavesOutWait)
    expect(Object.fromEntries(told)).toMatchObject(days)
    if (first) expect(`${counted.first?.short} / ${counted.first?.long}`).toBe(first)
    if (verdict === 'uncounted') expect(counted.first).toBeNull()
    if (atLeast) expect(counted.atLeast).toEqual(atLeast)
    if (turn) expect(Object.keys(counted.steps).filter((id) => counted.steps[id]?.canBegin)).toEqual(turn)
  },
)

test('counting refuses steps that follow themselves or an unknown step', () => {
  const count = (...lines: string[]) =>
    countBack({ steps: lines.map((line) => stepOf(line)), target: null, today: '2026-11-28', done: [] })
  expect(() => count('a person do - < b', 'b person do - < a')).toThrow('Step a follows itself: a, b, a.')
  expect(() => count('a person do - < z')).toThrow('Step a follows z, which is not in the plan.')
})
