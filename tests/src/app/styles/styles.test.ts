import { globSync, readFileSync } from 'node:fs'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'

const TOKENS = 'src/app/styles/tokens.css'
const sheets = globSync('src/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const css = sheets.map(({ text }) => text).join('\n')

const declarations: [where: string, declaration: Declaration][] = []
for (const { file, text } of sheets.filter(({ file }) => file !== TOKENS))
  postcss.parse(text).walkDecls((declaration) => {
    declarations.push([`${file}:${declaration.source?.start?.line} ${declaration}`, declaration])
  })

const where = (wrong: (declaration: Declaration) => boolean): string[] =>
  declarations.filter(([, declaration]) => wrong(declaration)).map(([place]) => place)

test('Only the tokens contain colours', () => {
  // So every part of every page has night colours.
  expect(sheets.length).toBeGreaterThan(20)
  const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|(^|\s|,)(white|black|gray|grey)\b/i
  expect(where(({ prop, value }) => !prop.startsWith('--') && literal.test(value))).toEqual([])
})

test('Every custom property that is used is set somewhere', () => {
  const scripts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const byScript = scripts.flatMap((script) => script.match(/(?<=')--[\w-]+(?=')/g) ?? [])
  const set = new Set([...byScript, ...(css.match(/--[\w-]+(?=\s*:)/g) ?? [])])
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...used].filter((name) => !set.has(name) && !name.startsWith('--mantine-'))).toEqual([])
})

test('Layout uses start and end instead of left and right', () => {
  // Right-to-left scripts depend on it.
  const physical =
    /^((margin|padding|border)-(left|right)(-\w+)?|left|right|border-(top|bottom)-(left|right)-radius)$/
  expect(
    where(
      ({ prop, value }) =>
        physical.test(prop) || (/^(text-align|float|clear)$/.test(prop) && /left|right/.test(value)),
    ),
  ).toEqual([])
})

test('No style depends on the language', () => {
  // axe checks the colours in English alone.
  const selectors: string[] = []
  postcss.parse(css).walkRules(({ selector }) => {
    selectors.push(selector)
  })
  expect(selectors.length).toBeGreaterThan(100)
  expect(selectors.filter((selector) => /:lang\(|\[(hreflang|lang)\b/.test(selector))).toEqual([])
})
