import { globSync, readFileSync } from 'node:fs'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.css')
const TOKENS = 'src/app/styles/tokens.css'

/** Every declaration of the site's own CSS outside the tokens, with its place. */
const declarations: [where: string, declaration: Declaration][] = files
  .filter((file) => file !== TOKENS)
  .flatMap((file) => {
    const found: [string, Declaration][] = []
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      found.push([`${file}:${declaration.source?.start?.line} ${declaration}`, declaration])
    })
    return found
  })

const where = (wrong: (declaration: Declaration) => boolean): string[] =>
  declarations.filter(([, declaration]) => wrong(declaration)).map(([place]) => place)

test('Only the tokens contain colours, so that every part of every page has night colours', () => {
  expect(files.length).toBeGreaterThan(20)
  const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|(^|\s|,)(white|black|gray|grey)\b/i
  expect(where(({ prop, value }) => !prop.startsWith('--') && literal.test(value))).toEqual([])
})

test('Every custom property that is used is set somewhere', () => {
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const scripts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const byScript = scripts.flatMap((script) => script.match(/(?<=')--[\w-]+(?=')/g) ?? [])
  const set = new Set([...byScript, ...(all.match(/--[\w-]+(?=\s*:)/g) ?? [])])
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...used].filter((name) => !set.has(name) && !name.startsWith('--mantine-'))).toEqual([])
})

test('Layout uses start and end instead of left and right, so that right-to-left scripts fit', () => {
  const physical =
    /^((margin|padding|border)-(left|right)(-\w+)?|left|right|border-(top|bottom)-(left|right)-radius)$/
  expect(
    where(
      ({ prop, value }) =>
        physical.test(prop) || (/^(text-align|float|clear)$/.test(prop) && /left|right/.test(value)),
    ),
  ).toEqual([])
})

test("No style depends on the language, so that axe's check of colours in English is valid in German", () => {
  const selectors = files.flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
      found.push(selector)
    })
    return found
  })
  expect(selectors.length).toBeGreaterThan(100)
  expect(selectors.filter((selector) => /:lang\(|\[(hreflang|lang)\b/.test(selector))).toEqual([])
})
