import { hasStatus } from './lead-table.ts'

/** Makes a function that runs a call. If the table is missing, it creates the table and repeats the call. */
export const creatingTable =
  (createTable: () => Promise<unknown>) =>
  async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call()
    } catch (error) {
      if (!isTableMissing(error)) throw error
      await createTable()
      return call()
    }
  }

export const isTableMissing = (error: unknown) =>
  hasStatus(error, 404) && JSON.stringify([error, (error as Error).message]).includes('TableNotFound')
