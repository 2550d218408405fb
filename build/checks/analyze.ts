import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { minifySync } from 'rolldown/utils'
import { createBuilder, type Plugin, type Rolldown } from 'vite'
import { type Sizes, sizeTable } from './size-table.ts'

type Chunk = Rolldown.OutputChunk

/**
 * Prints what each library and folder costs in each script of the site, in bytes as they travel. `--json <file>` writes
 * the size of each script down, `--beside <file>` prints a table of what has changed since.
 */
const [, , option, file = ''] = process.argv

const packageOf = (id: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ??
  /\/(src\/[^/]+)\//.exec(id)?.[1] ??
  /\/((?:contracts|machines|src)\/[^/]+)$/.exec(id)?.[1] ??
  id.replaceAll('\0', '')

const travelling = (code: string): number => brotliCompressSync(code).length
const minified = (code: string): string => minifySync('part.js', code, { compress: true, mangle: true }).code

function tellParts(chunks: readonly Chunk[]): void {
  for (const chunk of chunks.toSorted((one, other) => other.code.length - one.code.length)) {
    const modules = Object.entries(chunk.modules).filter(([, { code }]) => code)
    const parts = [...Map.groupBy(modules, ([id]) => packageOf(id))]
      .map(([name, own]) => [name, travelling(minified(own.map(([, { code }]) => code).join('\n')))] as const)
      .toSorted(([, one], [, other]) => other - one)
    console.log(`\n${String(travelling(chunk.code)).padStart(7)}  ${chunk.fileName}`)
    for (const [name, size] of parts) console.log(`${String(size).padStart(11)}  ${name}`)
  }
}

/** Scripts of one name, such as those of two locales, are one row. */
function sizesOf(chunks: readonly Chunk[]): Sizes {
  const sizes: Sizes = {}
  for (const { name, code } of chunks) sizes[name] = (sizes[name] ?? 0) + travelling(code)
  return sizes
}

const cost: Plugin = {
  name: 'cost',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    if (option === '--json') writeFileSync(file, JSON.stringify(sizesOf(chunks)))
    else if (option === '--beside')
      console.log(sizeTable(JSON.parse(readFileSync(file, 'utf8')), sizesOf(chunks)))
    else tellParts(chunks)
  },
}

const builder = await createBuilder({
  logLevel: 'warn',
  plugins: [cost],
  environments: { client: { build: { write: false } } },
})
const { client } = builder.environments
if (client) await builder.build(client)
