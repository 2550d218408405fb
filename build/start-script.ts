import path from 'node:path'
import { rolldown } from 'rolldown'

export const START = 'src/app/start.ts'

/**
 * Writes the page's first script below `site`. It is bundled by itself, so that it brings nothing but itself.
 *
 * @param entry public path of the script that it loads in place of `entry-client.tsx`
 * @returns its public path
 */
export async function writeStartScript(site: string, entry: string): Promise<string> {
  const bundle = await rolldown({
    input: START,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === './entry-client.tsx' ? { id: entry, external: 'absolute' } : null),
      },
    ],
  })
  const { output } = await bundle.write({
    dir: site,
    entryFileNames: 'assets/start-[hash].js',
    minify: true,
  })
  await bundle.close()
  return `/${path.posix.normalize(output[0].fileName)}`
}
