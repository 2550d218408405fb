import { readFileSync } from 'node:fs'
import postcss, { type AtRule, type Declaration } from 'postcss'
import { expect, test } from 'vitest'

type Scheme = 'day' | 'night'
type Palette = Record<string, string>

const sheet = postcss.parse(readFileSync('src/app/styles/tokens.css', 'utf8'))
const PAIR = /^light-dark\((#\w{6}), (#\w{6})\)$/

function palette(scheme: Scheme, media?: string): Palette {
  const colours: Palette = {}
  sheet.walkDecls(/^--/, (declaration) => {
    if (mediaOf(declaration) !== media) return
    const [, day, night] = PAIR.exec(declaration.value) ?? []
    const colour = { day, night }[scheme] ?? (/^#\w{6}$/.test(declaration.value) ? declaration.value : null)
    if (colour) colours[declaration.prop.slice(2)] = colour
  })
  return colours
}

function mediaOf(declaration: Declaration): string | undefined {
  const around = declaration.parent?.parent
  return around?.type === 'atrule' ? (around as AtRule).params : undefined
}

/** Returns the relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['paper', 'paper-deep', 'card', 'field', 'river-mist']
/** Minimum contrast (`at`) that WCAG 2.2 AA requires: 4.5 for text; 3 for borders, icons and focus rings. */
const PAIRS: { on: readonly string[]; at: number; colours: readonly string[] }[] = [
  {
    on: SURFACES,
    at: 4.5,
    colours: ['ink', 'ink-soft', 'river', 'brick', 'brick-deep', 'usual', 'ask', 'not-yet'],
  },
  { on: SURFACES, at: 3, colours: ['control'] },
  { on: ['brick-fill', 'brick-fill-hover'], at: 4.5, colours: ['on-fill'] },
  { on: ['river'], at: 4.5, colours: ['paper'] },
]
const ON_WATER = ['ink', 'ink-soft', 'river', 'brick']

const weak = (onto: string, colours: Palette, background: string, names: readonly string[], at: number) =>
  names
    .map((name) => ({ name, ratio: contrast(String(colours[name]), background) }))
    .filter(({ ratio }) => !(ratio >= at))
    .map(({ name, ratio }) => `${name} on ${onto}: ${ratio.toFixed(2)}, not ${at}`)

const MORE = '(prefers-contrast: more)'

test.each<[scheme: Scheme, wish: string, text: number, media?: string]>([
  ['day', 'the usual', 4.5],
  ['night', 'the usual', 4.5],
  ['day', 'more', 7, MORE],
  ['night', 'more', 7, MORE],
])('By %s, with %s contrast, text keeps %d:1 on every surface', (scheme, _, text, media) => {
  const of = (one: Scheme) => ({ ...palette(one), ...(media && palette(one, media)) })
  const colours = of(scheme)
  const water = String(colours.water)
  const found = PAIRS.flatMap(({ on, at, colours: names }) =>
    on.flatMap((surface) => weak(surface, colours, String(colours[surface]), names, at === 4.5 ? text : at)),
  )
  expect([
    ...found,
    // The colour `water` is dark even by day, so text on it has night colours.
    ...weak('water', of('night'), water, ON_WATER, 4.5),
    ...weak('water', of('night'), water, ['control'], 3),
  ]).toEqual([])
})

test('A colour is named for day and night, and for print where it differs', () => {
  const days = Object.keys(palette('day'))
  expect(days.length).toBeGreaterThan(15)
  expect(Object.keys(palette('night'))).toEqual(days)
  const literal: string[] = []
  sheet.walkDecls((declaration) => {
    if (mediaOf(declaration) === 'print' || declaration.parent?.type === 'atrule') return
    if (/#\w{3,8}|rgb/.test(declaration.value) && !declaration.value.startsWith('light-dark('))
      literal.push(`${declaration.prop}: ${declaration.value}`)
  })
  expect(literal).toEqual([])
})
