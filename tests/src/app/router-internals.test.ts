import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Router versions whose source we have read for `src/app/router-internals.ts`. */
const READ = { 'react-router': '1.170.46', 'router-core': '1.171.39' }
const ADVICE = 'Read what src/app/router-internals.ts uses in the new version, then name the version here.'

test.each(Object.entries(READ))(
  'The undocumented parts of %s were read in the installed version',
  (...row) => {
    const [name, version] = row
    const { version: installed } = JSON.parse(
      readFileSync(`node_modules/@tanstack/${name}/package.json`, 'utf8'),
    )
    expect(installed, ADVICE).toBe(version)
  },
)
