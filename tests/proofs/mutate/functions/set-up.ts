import { rm } from 'node:fs/promises'
import { writeSamplePages } from '#tests/support/sample-answer-page.ts'
// biome-ignore lint/style/noRestrictedImports: by its own name the tests get what stands in for it
import { startTableStorage } from '../../../../local/azurite.ts'

/** Folder in which the sources look for the pages beside the bundle: only in the mutated copy. */
const BESIDE_THE_SOURCE = 'functions/web'

/** Starts what is the same for every mutant once for all of them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const storage = await startTableStorage()
  process.env.TABLE_STORAGE = storage.connectionString
  process.env.FUNCTIONS_BUNDLE = BESIDE_THE_SOURCE
  await writeSamplePages(BESIDE_THE_SOURCE)
  return async () => {
    await rm(`${BESIDE_THE_SOURCE}/pages`, { recursive: true })
    await storage.stop()
  }
}
