import { expect, test, vi } from 'vitest'
import { secondTry } from '#functions/adapters/second-try.ts'

const failure = (statusCode?: number, message = 'no') =>
  Object.assign(new Error(message), statusCode === undefined ? {} : { statusCode })
const MISSING = failure(404, 'TableNotFound')

/** A call to the storage that fails with these errors, one after another, and then succeeds. */
function scene(errors: Error[], createTable?: () => Promise<unknown>) {
  const wait = vi.fn(async (_ms: number) => undefined)
  const work = vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'written'
  })
  return { wait, work, answer: secondTry({ ...(createTable && { createTable }), wait })(work) }
}

test.each([
  ['without an answer', undefined],
  ['with 408, which says that it took too long', 408],
  ['with 429, which says that there were too many', 429],
  ['with 500', 500],
  ['with 503', 503],
])('a call that ends %s is tried once more after 150 ms', async (_, status) => {
  const { answer, work, wait } = scene([failure(status)])
  expect(await answer).toBe('written')
  expect([work.mock.calls.length, wait.mock.calls]).toEqual([2, [[150]]])
})

test.each([400, 403, 404, 409, 412])('an answer of %i is final, and comes at once', async (status) => {
  const error = failure(status)
  const { answer, work, wait } = scene([error])
  await expect(answer).rejects.toBe(error)
  expect([work.mock.calls.length, wait.mock.calls.length]).toEqual([1, 0])
})

test('the second failure is the last', async () => {
  const { answer, work } = scene([failure(503), failure(503, 'again')])
  await expect(answer).rejects.toThrow('again')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a missing table is created, and the call is tried again without a wait', async () => {
  const createTable = vi.fn(async () => undefined)
  const { answer, wait } = scene([MISSING], createTable)
  expect(await answer).toBe('written')
  expect([createTable.mock.calls.length, wait.mock.calls.length]).toEqual([1, 0])
})

test('a missing row, or a storage that is down, creates no table; without the right to create one it stays missing', async () => {
  const createTable = vi.fn(async () => undefined)
  await expect(scene([failure(404)], createTable).answer).rejects.toThrow('no')
  expect(await scene([failure(503)], createTable).answer).toBe('written')
  expect(createTable).not.toHaveBeenCalled()
  await expect(scene([MISSING]).answer).rejects.toBe(MISSING)
})
