import { expect, test } from 'vitest'
import { sizeTable } from '#build/checks/size-table.ts'

test('the table names what grew first, what came and what went, and sums up the rest', () => {
  const before = { form: 10_000, 'old-part': 400, router: 30_000, same: 500 }
  const now = { form: 10_020, 'new-part': 900, router: 29_000, same: 500 }
  expect(sizeTable(before, now)).toBe(
    `| script, brotli | before | now | bytes |
| --- | ---: | ---: | ---: |
| new-part |  | 900 | +900 |
| old-part | 400 |  | -400 |
| router | 30000 | 29000 | -1000 |
| all 5, 2 of them unchanged | 40900 | 40420 | -480 |
`,
  )
})
