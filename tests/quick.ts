/**
 * `npm run quick` checks types, catalogs and Biome's rules, and runs the unit tests that depend on changes since main.
 * Run end-to-end tests by name, or everything with `npm test`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { BIOME, check, TEXTS, TYPES } from '#build/check.ts'
import { writeRouteTree } from '#build/site/route-tree.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
const main = ['origin/main', 'main'].find(
  (name) => git('branch', '--all', '--list', name, `remotes/${name}`)[0],
)
if (!main) throw new Error('There is no branch main to compare with: git fetch origin main:main')
const [base = main] = git('merge-base', 'HEAD', main)

await writeRouteTree()
const tests = new Promise<boolean>((resolve) => {
  const projects = ['unit', 'page', 'alone', 'functions'].map((project) => `--project=${project}`)
  const options = ['run', '--changed', base, '--passWithNoTests', '--reporter=dot', ...projects]
  spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).on('exit', (code) => resolve(code === 0))
})
const [{ failed }, isGreen] = await Promise.all([check(TYPES, BIOME, TEXTS), tests])
process.exit(failed === 0 && isGreen ? 0 : 1)
