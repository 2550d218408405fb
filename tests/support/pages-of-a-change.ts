import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withLocale } from '#src/site/locale.ts'

/** A change that is in more pages than this is in the shell or the shared components: the home page stands for all. */
const FEW = 8
/** Two guides that represent a change in all guides. */
const GUIDES = ['/information/opportunity-card-germany', '/information/work-visa-germany-2025']
const REACH = 'tests/e2e/reach.spec.ts'
const ARTICLE = /^src\/content\/articles\/(.+)\.(?:en|de|tr)\.mdx$/
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g

const imports = new Map<string, string[]>()

/** The modules of this repository that a module names. */
function importsOf(file: string): string[] {
  const known = imports.get(file)
  if (known) return known
  const code = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = [...code.matchAll(IMPORT)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : path.posix.join(path.posix.dirname(file), to),
  )
  imports.set(file, found)
  return found
}

/** Everything a route is made of, each module with the catalogs beside it. */
function modulesOf(route: string): Set<string> {
  const modules = new Set([route])
  for (const file of modules) for (const next of importsOf(file)) modules.add(next)
  return modules
}

/** The paths of all routes, each with what it is made of; not what every page has. */
function routes(): { path: string; modules: Set<string> }[] {
  return globSync('src/routes/*.tsx').flatMap((file) => {
    const [, name] = /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? []
    return name ? [{ path: name.replaceAll('_', '').replace(/(?<=.)\/$/, ''), modules: modulesOf(file) }] : []
  })
}

const isIn = (modules: Set<string>, file: string) =>
  modules.has(file) ||
  // A catalog lies in a folder beside the modules whose texts it has.
  (/\/locales\/\w+\.po$/.test(file) &&
    [...modules].some((one) => path.dirname(one) === path.dirname(path.dirname(file))))

/** The paths of the English pages that changed files are in. */
export function pagesOf(changed: readonly string[]): string[] {
  const all = routes()
  const pages = changed.flatMap((file) => {
    const article = ARTICLE.exec(file)?.[1]
    if (article) return [`/information/${article}`]
    const found = all.filter(({ modules }) => isIn(modules, file)).map((route) => route.path)
    if (found.length > FEW) return ['/']
    if (found.length === 0 && /^src\/(app|layout|site|ui)\//.test(file)) return ['/']
    return found.flatMap((one) => (one.endsWith('$slug') ? GUIDES : one))
  })
  return [...new Set(pages)]
}

const literal = (text: string) => text.replace(/[/.?$^|()[\]{}*+\\]/g, '\\$&')

/** They take longer than a minute, whatever has changed, or name every page in a list of links. */
const SLOW = ['visual', 'gallery', 'going-back', 'dev', 'shell'].map((name) => `tests/e2e/${name}.spec.ts`)
const TEST = /^( *)test\(\s*(['"`])(.+?)\2,[\s\S]*?^\1}\)/gm

/** The tests of a file that name one of the pages: their titles, or the file where a list above them names it. */
function testsNaming(pages: readonly RegExp[], file: string): string[] {
  const isNamed = (text: string) => pages.some((page) => page.test(text))
  const name = literal(path.basename(file))
  const titles: string[] = []
  const around = readFileSync(file, 'utf8').replaceAll(TEST, (test, _, quote, title) => {
    if (quote === '`') return test
    if (isNamed(test)) titles.push(`${name}.* ${literal(title)}`)
    return ''
  })
  return isNamed(around) ? [name] : titles
}

/**
 * The end-to-end tests of a change, as expressions for Playwright's `--grep`: those that changed, those that name one of
 * its pages, and the visits of these pages.
 */
export function endToEndTestsOf(changed: readonly string[]): string[] {
  const specs = changed.filter((file) => /^tests\/e2e\/[\w-]+\.spec\.ts$/.test(file))
  const pages = pagesOf(changed)
  // The home page is named almost everywhere: its tests are those of the shell.
  const named = pages.filter((page) => page !== '/').map((page) => new RegExp(`'${literal(page)}['?#]`))
  const others = globSync('tests/e2e/*.spec.ts').filter((file) => ![...specs, ...SLOW, REACH].includes(file))
  return [
    ...specs.map((file) => literal(path.basename(file))),
    ...others.flatMap((file) => testsNaming(named, file)),
    ...(pages.includes('/') ? ['shell\\.spec\\.ts'] : []),
    ...pages
      .flatMap((page) => [page, withLocale(page, 'de')])
      .map((page) => `${literal(path.basename(REACH))} ${literal(page)} `),
  ]
}
