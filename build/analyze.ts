import { brotliCompressSync } from 'node:zlib'
import { minifySync } from 'rolldown/utils'
import { createBuilder, type Plugin } from 'vite'

/** Prints what each library and folder costs in each script of the site, in bytes as they travel. */
const packageOf = (id: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ??
  /\/(src\/[^/]+)\//.exec(id)?.[1] ??
  /\/((?:contracts|machines|src)\/[^/]+)$/.exec(id)?.[1] ??
  id.replaceAll('\0', '')

const travelling = (code: string): number =>
  brotliCompressSync(minifySync('part.js', code, { compress: true, mangle: true }).code).length

const cost: Plugin = {
  name: 'cost',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const chunk of chunks.toSorted((one, other) => other.code.length - one.code.length)) {
      const modules = Object.entries(chunk.modules).filter(([, { code }]) => code)
      const parts = [...Map.groupBy(modules, ([id]) => packageOf(id))]
        .map(([name, own]) => [name, travelling(own.map(([, { code }]) => code).join('\n'))] as const)
        .toSorted(([, one], [, other]) => other - one)
      console.log(`\n${String(brotliCompressSync(chunk.code).length).padStart(7)}  ${chunk.fileName}`)
      for (const [name, size] of parts) console.log(`${String(size).padStart(11)}  ${name}`)
    }
  },
}

const builder = await createBuilder({
  logLevel: 'warn',
  plugins: [cost],
  environments: { client: { build: { write: false } } },
})
const { client } = builder.environments
if (client) await builder.build(client)
