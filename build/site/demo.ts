import type { Plugin } from 'vite'
import { DEV_ENTRIES } from './dev-pages.ts'

/** A static host of its own is given this folder (`npm run demo`). */
export const DEMO = 'dist/demo'
/** The mode of Vite in which it is built. */
export const isDemo = (mode: string): boolean => mode === 'demo'

/** `vite build --mode demo` builds what the development server shows; `build/demo.ts` writes its documents. */
export function demo(): Plugin {
  return {
    name: 'demo',
    apply: (_, { command, mode }) => command === 'build' && isDemo(mode),
    config: () => ({
      build: { outDir: DEMO, manifest: 'manifest.json', rolldownOptions: { input: DEV_ENTRIES } },
    }),
  }
}
