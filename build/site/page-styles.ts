import { parse } from 'parse5'
import { PurgeCSS } from 'purgecss'
import { attributeOf, elementsIn } from './html.ts'

/** Attributes that change after loading. The rules for all their values are kept. */
const CHANGING = [
  'aria-current',
  'aria-pressed',
  'data-asked',
  'data-folds',
  'data-held',
  'data-returned',
  'hidden',
  'open',
]

/**
 * Returns the rules of a stylesheet that can match these pages. Content that the app renders later loads its own
 * styles.
 */
export async function extractUsedRules(css: string, pages: readonly string[]): Promise<string> {
  // PurgeCSS overlooks custom properties that HTML attributes use.
  const named = new Set(pages.flatMap((html) => html.match(/--[\w-]+/g) ?? []))
  const [shown] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    dynamicAttributes: CHANGING,
    keyframes: true,
    // PurgeCSS would remove rules that name no element, such as `:focus-visible`.
    safelist: { standard: [/^:/], variables: [...named] },
    variables: true,
  })
  return shown?.css ?? css
}

/**
 * Moves `style` attributes into rules, because the Content-Security-Policy forbids the attributes. Leaves all other
 * bytes of the page unchanged.
 */
export function liftStyleAttributes(html: string): { html: string; rules: string } {
  const known = new Map<string, number>()
  let [lifted, end] = ['', 0]
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  for (const element of elementsIn(document, (one) => attributeOf(one, 'style') !== '')) {
    const [style, place] = [attributeOf(element, 'style'), element.sourceCodeLocation?.attrs?.style]
    if (!place) throw new Error(`A style attribute of ${element.tagName} has no position in the source.`)
    if (!known.has(style)) known.set(style, known.size + 1)
    lifted += `${html.slice(end, place.startOffset)}data-style="${known.get(style)}"`
    end = place.endOffset
  }
  // Two attribute selectors override a class, as a style attribute does.
  const rules = [...known].map(([style, number]) => `[data-style][data-style="${number}"]{${style}}`)
  return { html: lifted + html.slice(end), rules: rules.join('') }
}
