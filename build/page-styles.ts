import postcss, { type Root, type Rule } from 'postcss'

/** A page's own part of the site's stylesheet. */
export type PageStyles = (html: string) => string

/**
 * Picks, for one page, the rules that can match it as it is delivered: those of the CSS modules and components it
 * shows, with the variables they use. What appears later, paper and a change of pages too, comes with the whole
 * stylesheet, which the page loads once it is alive (`src/app/stylesheet.ts`), or at once where no scripts run.
 */
export function pageStyles(stylesheet: string): PageStyles {
  const sheet = postcss.parse(stylesheet)
  const known = new Map<string, string>()
  return (html) => {
    const shown = shownOn(html)
    const variables = variablesIn(html)
    const key = JSON.stringify([[...shown].toSorted(), [...variables].toSorted()])
    const styles = known.get(key) ?? pick(sheet, shown, variables)
    known.set(key, styles)
    return styles
  }
}

/**
 * Moves the `style` attributes of a page into rules of its own, since the policy allows no such attribute. React sets
 * them by script from then on.
 */
export function liftStyleAttributes(html: string): { html: string; rules: string } {
  const known = new Map<string, number>()
  const lifted = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (!known.has(style)) known.set(style, known.size + 1)
    return `${before} data-style="${known.get(style)}"`
  })
  // Two attributes outweigh a class, as a style attribute would.
  const rules = [...known].map(
    ([style, number]) => `[data-style][data-style="${number}"]{${unescaped(style)}}`,
  )
  return { html: lifted, rules: rules.join('') }
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

function pick(sheet: Root, shown: ReadonlySet<string>, variables: ReadonlySet<string>): string {
  const picked = sheet.clone()
  picked.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === 'page' || rule.params === 'print') rule.remove()
  })
  picked.walkRules(/^::view-transition/, (rule) => {
    rule.remove()
  })
  picked.walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !/keyframes$/.test(nameOf(rule.parent))) {
      if (!rule.selectors.some((selector) => ownersIn(selector).every((owner) => shown.has(owner))))
        rule.remove()
    }
  })
  dropUnusedVariables(picked, variables)
  picked.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return picked.toString()
}

/** The classes of a CSS module are named `_<module>_<number>` (`shortClassNames`); any other class stands for itself. */
const ownerOf = (className: string): string => /^_([a-z0-9]+)_[a-z0-9]+$/.exec(className)?.[1] ?? className

/** The classes and data attributes a page must show for a selector to match; what it must not show is no condition. */
function ownersIn(selector: string): string[] {
  const required = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  const classes = [...required.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => ownerOf(name))
  const attributes = [...required.matchAll(/\[(data-[\w-]+|dir)(?:=["']?([^"'\]]*)["']?)?\]/g)]
  return [...classes, ...attributes.map(([, name = '', value]) => attribute(name, value))]
}

function shownOn(html: string): Set<string> {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).map(ownerOf),
  )
  const attributes = [...html.matchAll(/ (data-[\w-]+|dir)(?:="([^"]*)")?/g)]
  return new Set([
    ...classes,
    ...attributes.flatMap(([, name = '', value]) => [attribute(name), attribute(name, value)]),
  ])
}

const attribute = (name: string, value?: string): string =>
  value === undefined ? `[${name}]` : `[${name}=${value}]`

const variablesIn = (text: string): Set<string> => new Set(text.match(/--mantine-[\w-]+/g))

/** Keeps the variables that the rules or the page's own attributes name, and those that these name in turn. */
function dropUnusedVariables(sheet: Root, inPage: ReadonlySet<string>): void {
  const declared = new Map<string, string>()
  const needed = new Set(inPage)
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--mantine-')) declared.set(declaration.prop, declaration.value)
    else for (const name of variablesIn(declaration.value)) needed.add(name)
  })
  for (const name of needed) {
    for (const next of variablesIn(declared.get(name) ?? '')) needed.add(next)
  }
  sheet.walkDecls(/^--mantine-/, (declaration) => {
    if (needed.has(declaration.prop)) return
    const rule = declaration.parent as Rule
    declaration.remove()
    if (rule.nodes.length === 0) rule.remove()
  })
}

const nameOf = (node: object): string => ('name' in node ? String(node.name) : '')
