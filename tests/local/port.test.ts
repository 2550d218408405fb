import { expect, test } from 'vitest'
import { portOf } from '#local/port.ts'

test.for(['', ' ', 'abc', '-1', '1.5', '0x10', '65536'])('PORT="%s" is refused in one line', (wished) => {
  expect(() => portOf(wished)).toThrow(`PORT must be a number from 0 to 65535, not "${wished}".`)
})

test.for([
  [undefined, 4280],
  ['0', 0],
  ['65535', 65_535],
] as const)('PORT=%s means %i', ([wished, port]) => {
  expect(portOf(wished)).toBe(port)
})
