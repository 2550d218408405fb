import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

export const CONFIG_FILE = 'staticwebapp.config.json'
export const CONFIG_LIMIT_BYTES = 20 * 1024

const headers = z.record(z.string(), z.string())

/** The properties that `local/static-web-app.ts` implements. Others are rejected. */
const hostConfig = z.strictObject({
  trailingSlash: z.literal('never').optional(),
  routes: z
    .array(
      z.strictObject({
        /** Exact path, or a path that ends with `*`. */
        route: z.string().regex(/^\/[^*{}]*\*?$/),
        /** Methods of the rule; all methods if absent. */
        methods: z.array(z.enum(['GET', 'HEAD', 'POST'])).optional(),
        redirect: z.string().startsWith('/').optional(),
        rewrite: z.string().startsWith('/').optional(),
        statusCode: z.int().optional(),
        headers: headers.optional(),
      }),
    )
    .optional(),
  responseOverrides: z
    .strictObject({ '404': z.strictObject({ rewrite: z.string().startsWith('/') }).optional() })
    .optional(),
  globalHeaders: headers.optional(),
  mimeTypes: z.record(z.string().startsWith('.'), z.string()).optional(),
})

export type HostConfig = z.infer<typeof hostConfig>

/**
 * Reads the built configuration.
 *
 * @throws if it is too large for Azure, or has settings that `local/static-web-app.ts` does not implement
 */
export function readHostConfig(site: string): HostConfig {
  const content = readFileSync(path.join(site, CONFIG_FILE))
  if (content.length > CONFIG_LIMIT_BYTES) throw new Error(`${CONFIG_FILE} is larger than Azure's 20 KB.`)
  const { data, error } = hostConfig.safeParse(JSON.parse(content.toString()))
  if (data) return data
  throw new Error(
    `${CONFIG_FILE} has settings that local/static-web-app.ts does not implement: add them there, or remove them.\n` +
      z.prettifyError(error),
  )
}
