import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SITE } from '#local/product.ts'

export const pagePaths = (): string[] =>
  globSync('**/*.html', { cwd: SITE })
    .filter((file) => !/(^|\/)404\.html$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .toSorted()

export function builtPage(pathname: string): string {
  const base = path.join(SITE, pathname)
  const file = pathname === '/' || pathname === '/de' ? path.join(base, 'index.html') : `${base}.html`
  return readFileSync(file, 'utf8')
}

export const builtFile = (pathname: string): Buffer => readFileSync(path.join(SITE, pathname))
