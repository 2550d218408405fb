import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What a delivered page would lose (docs/decisions/0060): state, effects, and handlers but for the one that links repeat. */
const LOST =
  /use(?:Effect|LayoutEffect|Reducer|SyncExternalStore)\(|useState\((?!useHydrated\(\))|\bon[A-Z]\w+=\{(?!carryTitle\})/g

const routes = globSync('src/routes/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('onlyShows'))

/** The files that a page's component brings; what a route brings by itself, and the layout, is React's. */
function componentsOf(route: string): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '(#src\/[^']+|\.[^']+)'/g)) {
      const target = name.startsWith('#src/') ? name.slice(1) : path.join(path.dirname(file), name)
      if (/\.tsx$/.test(target) && existsSync(target)) follow(target)
    }
  }
  follow(route)
  return [...found].filter((file) => file !== route)
}

test.each(routes)('%s only shows, as it says: nothing on its page waits for React', (route) => {
  const components = componentsOf(route)
  expect(components.length).toBeGreaterThan(1)
  const lost = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LOST)].map(([what]) => `${file}: ${what}`),
  )
  expect(lost).toEqual([])
})

test('what would be lost is seen', () => {
  const lost = (code: string) => [...code.matchAll(LOST)].length
  expect(lost('const [is, set] = useState(false)')).toBe(1)
  expect(lost('<button onClick={() => set(true)}>')).toBe(1)
  expect(lost('const [isReached] = useState(useHydrated())\n<a onClick={carryTitle}>')).toBe(0)
})
