import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { factDates } from '#build/articles/fact-dates.ts'
import { mailBranding } from '#build/site/mail-branding.ts'
import { mjml } from '#build/site/mjml.ts'

export const FUNCTIONS = 'dist/functions'

const ROOT = path.resolve(import.meta.dirname, '..')
/**
 * Keeps query strings out of the logs, because they can contain tokens. At level `Information`, the host's web server
 * would log whole URLs.
 */
const LOGGING = {
  logLevel: { 'Microsoft.AspNetCore': 'Warning' },
  applicationInsights: { enableQueryStringTracing: false },
}
const HOST = { version: '2.0', extensions: { http: { routePrefix: 'api' } }, logging: LOGGING }
const PACKAGE = { main: 'main.cjs' }

/** Writes a deployable functions app: one self-contained CommonJS file, `host.json` and `package.json`. */
export async function buildFunctions(outDir: string): Promise<void> {
  const bundle = await rolldown({
    input: path.join(ROOT, 'functions/main.ts'),
    cwd: ROOT,
    platform: 'node',
    plugins: [mjml(), factDates(), mailBranding()],
    // The Functions worker provides this module at run time; no such package is installed.
    external: ['@azure/functions-core'],
  })
  await bundle.write({
    file: path.join(outDir, PACKAGE.main),
    format: 'cjs',
    codeSplitting: false,
    minify: true,
  })
  await bundle.close()
  await writeFile(path.join(outDir, 'host.json'), `${JSON.stringify(HOST, null, 2)}\n`)
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`)
}
