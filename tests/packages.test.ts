import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The packages that the project's brief names, each with the files that use it for what it is made for. */
const NAMED: Record<string, string> = {
  react: 'src/**/*.{ts,tsx}',
  'react-dom': 'src/app/*.tsx',
  '@tanstack/react-router': 'src/routes/*.tsx',
  vite: 'build/*.ts',
  xstate: 'machines/*.ts',
  '@xstate/react': 'src/browser/use-flow.ts',
  msw: 'mocks/*.ts',
  '@lingui/react': 'src/pages/**/*.tsx',
  '@mantine/core': 'src/flows/**/*.tsx',
  zod: 'contracts/**/*.ts',
  ky: 'src/browser/api.ts',
  vitest: 'tests/**/*.test.{ts,tsx}',
  '@testing-library/react': 'tests/support/*.tsx',
  '@playwright/test': 'tests/e2e/*.spec.ts',
  '@azure/functions': 'functions/*.ts',
  '@azure/communication-email': 'functions/adapters/*.ts',
}
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test.for(Object.entries(NAMED))('%s is a dependency, and used in %s', ([name, files]) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  const imported = new RegExp(String.raw`\bimport\b(?! type)[^'"]*['"]${name}(/[\w/-]+)?['"]`)
  const users = globSync(files).filter((file) => imported.test(readFileSync(file, 'utf8')))
  expect(users).not.toEqual([])
})
