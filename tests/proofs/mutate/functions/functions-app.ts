import { app, type HttpHandler } from '@azure/functions'
import { vi } from 'vitest'
import { registerEndpoints } from '#functions/endpoints.ts'
import { managedIdentity } from '#functions/managed-identity.ts'
import { finishWork } from '#functions/web/http.ts'
import type { HttpFunction } from '#local/functions-app.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Stands in for `local/functions-app.ts`: the sources instead of the bundle, which has no mutants. */
export async function loadFunctions(_appDir: string, env: Env) {
  const functions: (Omit<HttpFunction, 'callback'> & { callback: HttpHandler })[] = []
  const registering = vi.spyOn(app, 'http').mockImplementation((name, { methods = [], handler }) => {
    functions.push({ name, path: `/api/${name}`, methods: [...methods], callback: handler })
  })
  registerEndpoints(env, managedIdentity())
  registering.mockRestore()
  return { functions, timers: [], terminate: finishWork }
}
