import { expect, test, vi } from 'vitest'
import { creatingTable } from '#functions/adapters/missing-table.ts'
import { TableError } from '#tests/support/memory-table.ts'

test('a missing table is created, and the call is made again', async () => {
  const create = vi.fn(async () => undefined)
  const call = vi.fn(async () => {
    if (create.mock.calls.length === 0) throw new TableError(404, 'TableNotFound')
    return 'written'
  })
  expect(await creatingTable(create)(call)).toBe('written')
  expect(call).toHaveBeenCalledTimes(2)
})

test('a missing row, or a storage that is down, creates no table', async () => {
  const create = vi.fn(async () => undefined)
  for (const error of [new TableError(404, 'ResourceNotFound'), new TableError(503, 'ServerBusy')])
    await expect(creatingTable(create)(() => Promise.reject(error))).rejects.toBe(error)
  expect(create).not.toHaveBeenCalled()
})
