import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import { site } from '#src/site/site.ts'
import { UNCUT } from './heading-face.ts'

export interface SocialCard {
  /** Public path of the picture, for example `/social/de/about.png`. */
  path: string
  /** The page's title without the site's name, in the page's language. */
  title: string
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const PAPER = '#f8f4ec'
const INK = '#1b2624'
const RIVER = '#1f4d45'
const WORD_JOINER = '\u2060'

const CACHE = 'node_modules/.cache/social-cards'
const LOGO = 'src/illustrations/logo.svg'
const SKYLINE = 'src/illustrations/hero-two-cities.svg'
const TOKENS = ['src/app/styles/tokens.css', 'src/app/styles/drawings.css']
/** Files whose changes invalidate the cached cards. */
const INGREDIENTS = [
  'build/site/social-cards.ts',
  LOGO,
  SKYLINE,
  UNCUT,
  'node_modules/satori/package.json',
  'node_modules/@resvg/resvg-js/package.json',
]

/** Writes one PNG of 1200 x 630 pixels per card below `outDir`. Unchanged cards come from a cache. */
export async function writeSocialCards(cards: readonly SocialCard[], outDir: string): Promise<void> {
  const ingredients = createHash('sha256').update(site.name)
  for (const file of INGREDIENTS) ingredients.update(await fs.readFile(file))
  const design = ingredients.digest()
  await fs.mkdir(CACHE, { recursive: true })

  let press: Promise<Draw> | undefined
  const draw = async (title: string, cached: string) => {
    if (await exists(cached)) return
    press ??= loadRenderers()
    const picture = await (await press)(title)
    // Atomic rename, so that an interrupted build leaves no partial card.
    const unfinished = `${cached}.${process.pid}`
    await fs.writeFile(unfinished, picture)
    await fs.rename(unfinished, cached)
  }

  await Promise.all(
    [...Map.groupBy(cards, ({ title }) => title)].map(async ([title, sharing]) => {
      const key = createHash('sha256').update(design).update(title).digest('hex')
      const cached = path.join(CACHE, `${key}.png`)
      await draw(title, cached)
      for (const { path: publicPath } of sharing) {
        const picture = path.join(outDir, publicPath)
        await fs.mkdir(path.dirname(picture), { recursive: true })
        await fs.copyFile(cached, picture)
      }
    }),
  )
}

type Draw = (title: string) => Promise<Buffer>

async function loadRenderers(): Promise<Draw> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ])
  const fonts = [{ name: 'Vollkorn', data: await fs.readFile(UNCUT) }]
  const scenery = await drawScenery()
  return async (title) => {
    const texts = await satori(layOut(title), {
      width: WIDTH,
      height: HEIGHT,
      fonts,
      loadAdditionalAsset: async (_language, letters) => {
        if (letters === WORD_JOINER) return []
        throw new Error(`The social card "${title}" has characters that its font lacks: ${letters}`)
      },
    })
    const svg = texts.replace(/^<svg[^>]*>/, (opening) => opening + scenery)
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return image.asPng()
  }
}

const layOut = (title: string) =>
  createElement(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: WIDTH,
        paddingLeft: MARGIN,
        fontFamily: 'Vollkorn',
      },
    },
    createElement('div', { style: { margin: '62px 0 0 84px', fontSize: 38, color: RIVER } }, site.name),
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          alignItems: 'center',
          marginTop: 12,
          width: WIDTH - 2 * MARGIN,
          height: 240,
        },
      },
      createElement(
        'div',
        {
          style: {
            width: WIDTH - 2 * MARGIN,
            color: INK,
            fontSize: titleSize(title),
            letterSpacing: '-0.015em',
            lineClamp: 4,
            lineHeight: 1.12,
            textWrap: 'balance',
          },
        },
        // Keeps hyphenated words such as "Visa-Fall" on one line.
        title.replaceAll('-', `-${WORD_JOINER}`),
      ),
    ),
  )

/** Returns the font size in pixels at which the title and its longest word fit. */
function titleSize(title: string): number {
  const bySpace = [104, 86, 70][[22, 40, 56].findIndex((most) => title.length <= most)] ?? 58
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  const widthOfLetter = 0.54
  return Math.min(bySpace, Math.floor((WIDTH - 2 * MARGIN) / (longestWord * widthOfLetter)))
}

async function drawScenery(): Promise<string> {
  const logo = await fs.readFile(LOGO, 'utf8')
  const skyline = await inDayColours(await fs.readFile(SKYLINE, 'utf8'))
  const scale = 0.55
  const left = WIDTH - 1200 * scale
  const top = HEIGHT - 480 * scale
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    placed(logo, `x="${MARGIN}" y="58" width="64" height="64"`),
    placed(skyline, `x="${left}" y="${top}" width="${1200 * scale}" height="${480 * scale}"`),
  ]
  // Repeat the first stretch of the river up to the left edge. Mirror every other copy, so that the banks meet.
  const stretch = 300
  const water = placed(skyline, `width="${stretch}" height="66" y="414"`, `0 414 ${stretch} 66`)
  for (let tile = 0, right = left; right > 0; tile += 1, right -= stretch * scale) {
    const [start, direction] = tile % 2 === 0 ? [right, -1] : [right - stretch * scale, 1]
    parts.push(`<g transform="translate(${start} ${top}) scale(${direction * scale} ${scale})">${water}</g>`)
  }
  return parts.join('')
}

/** Replaces custom properties, which the renderer does not support, with their colours in the light colour scheme. */
async function inDayColours(svg: string): Promise<string> {
  const sheets = await Promise.all(TOKENS.map((file) => fs.readFile(file, 'utf8')))
  const values = new Map(
    sheets
      .flatMap((css) => [...css.matchAll(/(--[\w-]+): (?:light-dark\(([^,]+),|var\((--[\w-]+)\))/g)])
      .toReversed()
      .map(([, name = '', day, other]) => [name, day ?? other ?? '']),
  )
  const dayOf = (name: string): string => {
    const value = values.get(name) ?? ''
    return value.startsWith('--') ? dayOf(value) : value
  }
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => dayOf(name))
}

const placed = (svg: string, box: string, viewBox?: string): string =>
  (viewBox ? svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`) : svg).replace('<svg ', `<svg ${box} `)

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )
