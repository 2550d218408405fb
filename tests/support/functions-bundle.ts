import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildFunctions } from '#build/functions.ts'
import { writeSamplePages } from './sample-answer-page.ts'

interface FunctionsBundle {
  appDir: string
  remove(): Promise<void>
}

/** The bundle as deployed, built once for all test files of a run, otherwise for the caller alone. */
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
