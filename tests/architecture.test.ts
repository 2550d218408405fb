import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importRules } from '#build/checks/import-rules.ts'

const FOLDERS = ['contracts', 'machines', 'mocks', 'functions', 'src', 'local', 'build', 'infra', 'tests']
const filesOf = (...endings: string[]) =>
  endings
    .flatMap((ending) => globSync(`{${FOLDERS.join()}}/**/*.${ending}`))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== 'src/app/routeTree.gen.ts')

test('Biome has the import rules of build/checks (`npm run rules`)', () => {
  expect(readFileSync('build/checks/import-rules.json', 'utf8')).toBe(importRules())
})

describe('rules that Biome does not check', () => {
  const BANNED = /(^|-)(utils?|helpers?|common|misc|managers?|data|types)[.-]/

  test('no file has a vague name such as utils or helpers', () => {
    const named = (file: string) => BANNED.test(path.posix.basename(file))
    expect(filesOf('{ts,tsx,mjs,css,svg}').filter(named)).toEqual([])
  })

  test('layouts change at the six widths of breakpoints.css only', () => {
    const isUnnamed = (file: string) => /@media[^{]*(width|[<>]=? *\d)/.test(readFileSync(file, 'utf8'))
    const styles = globSync('src/!(dev)/**/*.css').filter((file) => !file.endsWith('breakpoints.css'))
    expect(styles.filter(isUnnamed)).toEqual([])
    expect(styles.length).toBeGreaterThan(80)
  })

  test('imports from the same folder begin with "./"', () => {
    const roundabout = filesOf('{ts,tsx}').filter((file) =>
      new RegExp(`from '#${path.posix.dirname(file)}/[^/']+'`).test(readFileSync(file, 'utf8')),
    )
    expect(roundabout).toEqual([])
  })
})
