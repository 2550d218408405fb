import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ACTING_PAGES } from '#src/site/acting-pages.ts'

/** Matches code that needs React: state, effects and event handlers. */
const WAITING =
  /use(?:Effect|LayoutEffect|Reducer|SyncExternalStore)\(|useState\((?!useHydrated\(\))|\bon[A-Z]\w+=\{/g

const read = (file: string) => readFileSync(file, 'utf8')
const pathOf = (route: string) =>
  /createFileRoute\('([^']+)'\)/.exec(read(route))?.[1]?.replace(/(?<=.)\/$/, '') ?? ''
const routes = globSync('src/routes/*.tsx').filter((route) => read(route).includes('component:'))
const isActingRoute = (route: string) => ACTING_PAGES.includes(pathOf(route))
const documents = routes.filter((route) => !isActingRoute(route))

function componentsOf(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return []
  found.add(file)
  for (const [, name = ''] of read(file).matchAll(/from '(#src\/[^']+|\.[^']+)'/g)) {
    const target = name.startsWith('#src/') ? name.slice(1) : path.join(path.dirname(file), name)
    if (/\.tsx$/.test(target) && existsSync(target)) componentsOf(target, found)
  }
  return [...found]
}

/** True for code of a form. `FORM_DOCUMENTS` show their forms without the app, so event handlers stay unused. */
const isOfForm = (file: string) => /^src\/(forms|flows\/contact-modal)\//.test(file)
const FORM_DOCUMENTS = ['/contact_/business', '/contact_/individual']

const waitingIn = (route: string) =>
  componentsOf(route)
    .filter((file) => !(FORM_DOCUMENTS.includes(pathOf(route)) && isOfForm(file)))
    // The announcer is unused until the app has loaded.
    .filter((file) => file !== 'src/layout/route-announcer.tsx')
    .flatMap((file) => [...read(file).matchAll(WAITING)].map(([what]) => `${file}: ${what}`))

test.each([...documents, 'src/routes/__root.tsx'])(
  '%s needs no React, or src/site/acting-pages.ts lists it',
  (route) => {
    expect(waitingIn(route)).toEqual([])
  },
)

test('Every interactive page has a route, and something that needs React', () => {
  const acting = routes.filter(isActingRoute)
  expect(acting.map(pathOf).toSorted()).toEqual([...ACTING_PAGES].toSorted())
  // Skip pages with a flow: code that needs React may be only in the flow's `.ts` files, which `waitingIn` ignores.
  const flows = acting.filter((route) => componentsOf(route).some((file) => file.startsWith('src/flows/')))
  expect(acting.filter((route) => !flows.includes(route) && waitingIn(route).length === 0)).toEqual([])
})
