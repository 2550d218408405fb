import { expect, test } from 'vitest'
import { EMULATOR, verdict } from '#infra/emulator-differences.ts'

const KNOWN = Object.entries(EMULATOR).map(([name, problem]) => ({ name, problem }))
const FINE = { name: 'nobody can sign in', problem: null }

test('a known problem of the emulator is no difference', () => {
  expect(verdict([...KNOWN, FINE])).toEqual([])
})

test('a new problem, a changed one and a solved one are named', () => {
  const [first, second, ...rest] = KNOWN
  expect(
    verdict([
      { name: String(first?.name), problem: null },
      { name: String(second?.name), problem: 'answers 500' },
      ...rest,
      { ...FINE, problem: '/.auth/me answers 200' },
    ]),
  ).toEqual([
    '/ is a page: passes, where the emulator is known for "content-encoding is missing"',
    '/de is a page: answers 500, where the emulator is known for "answers 301"',
    'nobody can sign in: /.auth/me answers 200',
  ])
})
