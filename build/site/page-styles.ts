import { parse } from 'parse5'
import { PurgeCSS } from 'purgecss'
import { attributeOf, elementsIn } from './html.ts'

/** Attributes that behaviours and the browser change once a page is loaded. */
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
 * The rules that can match the delivered pages, out of those of all modules that they are made of. What the app draws
 * later has its rules of the bundler, with its script.
 */
export async function shownRules(css: string, pages: readonly string[]): Promise<string> {
  // It reads no attribute, where drawings name their colours, and fields their sizes.
  const named = new Set(pages.flatMap((html) => html.match(/--[\w-]+/g) ?? []))
  const [shown] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    dynamicAttributes: CHANGING,
    keyframes: true,
    // It takes a rule for no element in particular, such as `:focus-visible`, for one without any.
    safelist: { standard: [/^:/], variables: [...named] },
    variables: true,
  })
  return shown?.css ?? css
}

/**
 * Moves the `style` attributes of a page into rules of its own, since the policy allows no such attribute. React sets
 * them by script from then on. All else stays as it is written, to the letter.
 */
export function liftStyleAttributes(html: string): { html: string; rules: string } {
  const known = new Map<string, number>()
  let [lifted, end] = ['', 0]
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  for (const element of elementsIn(document, (one) => attributeOf(one, 'style') !== '')) {
    const [style, place] = [attributeOf(element, 'style'), element.sourceCodeLocation?.attrs?.style]
    if (!place) throw new Error(`A style attribute of ${element.tagName} has no place in the text.`)
    if (!known.has(style)) known.set(style, known.size + 1)
    lifted += `${html.slice(end, place.startOffset)}data-style="${known.get(style)}"`
    end = place.endOffset
  }
  // Two attributes outweigh a class, as a style attribute would.
  const rules = [...known].map(([style, number]) => `[data-style][data-style="${number}"]{${style}}`)
  return { html: lifted + html.slice(end), rules: rules.join('') }
}
