import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Files that no build or test needs; the pictures of the docs are most of the repository. */
const LEFT_OUT = /\/(node_modules|\.git|\.local|dist)(\/|$)|^\/docs\/.*\.(webp|png)$/

/** A copy of the repository's files, with the same packages, in its own folder, which `remove` deletes. */
export function repositoryCopy(): { folder: string; remove: () => void } {
  const around = mkdtempSync(path.join(tmpdir(), 'repository-'))
  const folder = path.join(around, 'copy')
  const isCopied = (file: string) => !LEFT_OUT.test(file.slice(ROOT.length).replaceAll('\\', '/'))
  cpSync(ROOT, folder, { recursive: true, filter: isCopied })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(around, { recursive: true }) }
}
