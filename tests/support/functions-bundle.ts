import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildFunctions } from '#build/functions.ts'
import { writeSamplePages } from './sample-answer-page.ts'

interface FunctionsBundle {
  appDir: string
  remove(): Promise<void>
}

/** Returns the bundle with sample answer pages. Builds it for the caller alone, unless the test run has built one. */
export async function functionsBundle(): Promise<FunctionsBundle> {
  const shared = process.env.FUNCTIONS_BUNDLE
  if (shared) return { appDir: shared, remove: async () => {} }
  const appDir = await mkdtemp(path.join(tmpdir(), 'functions-'))
  await buildFunctions(appDir)
  await writeSamplePages(appDir)
  return { appDir, remove: () => rm(appDir, { recursive: true }) }
}

export default async function setup(): Promise<() => Promise<void>> {
  const { appDir, remove } = await functionsBundle()
  process.env.FUNCTIONS_BUNDLE = appDir
  return remove
}
