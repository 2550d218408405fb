import { accessSync, constants, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

test('CI calls npm test and nothing else, here and on GitHub', () => {
  accessSync('.ci/run', constants.X_OK)
  const [shebang, ...lines] = readFileSync('.ci/run', 'utf8').trim().split('\n')
  expect([shebang?.slice(0, 2), lines]).toEqual(['#!', ['npm test']])

  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>
  }
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  expect(commands).toEqual(['npm test'])
})
