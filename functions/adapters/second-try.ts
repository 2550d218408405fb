import { hasStatus } from './lead-table.ts'

interface Means {
  /** What is done about a missing table; without it that is a failure like any other. */
  createTable?: () => Promise<unknown>
  /** Waits for so many milliseconds. */
  wait: (ms: number) => Promise<unknown>
}

const SECOND_TRY_AFTER_MS = 150

/**
 * Tries a call to the storage, and once more when it failed for a transient reason, or after it has created the table
 * that was missing, be it new or dropped. A call that failed may have taken effect.
 */
export const secondTry =
  ({ createTable, wait }: Means) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (createTable && isTableMissing(error)) await createTable()
      else if (isTransient(error)) await wait(SECOND_TRY_AFTER_MS)
      else throw error
      return work()
    }
  }

/** Without a status nothing was answered. */
const isTransient = (error: unknown) => {
  const { statusCode } = error as { statusCode?: number }
  return statusCode === undefined || statusCode === 408 || statusCode === 429 || statusCode >= 500
}

export const isTableMissing = (error: unknown) =>
  hasStatus(error, 404) && JSON.stringify([error, (error as Error).message]).includes('TableNotFound')
