import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction, constants } from 'node:vm'
import type { HttpResponseInit, InvocationContext } from '@azure/functions'

type Callback = (input: unknown, context: InvocationContext) => Promise<HttpResponseInit | undefined>

export interface RegisteredFunction {
  name: string
  callback: Callback
}

export interface HttpFunction extends RegisteredFunction {
  /** Path in lower case, such as `/api/send-contact-email`. */
  path: string
  methods: string[]
}

interface LoadedApp {
  functions: HttpFunction[]
  timers: RegisteredFunction[]
  terminate(): Promise<void>
}

/** Loads the app's bundle. Provides `@azure/functions-core` to it, as Azure's worker does. */
export async function loadFunctions(
  appDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LoadedApp> {
  const functions: HttpFunction[] = []
  const timers: RegisteredFunction[] = []
  const terminations: ((context: object) => unknown)[] = []
  const core = {
    version: '3.99.0-local',
    hostVersion: '4.99.0-local',
    log() {},
    Disposable: class {},
    setProgrammingModel() {},
    registerHook(name: string, hook: (context: object) => unknown) {
      if (name === 'appTerminate') terminations.push(hook)
    },
    registerFunction({ name, bindings }: Metadata, callback: Callback) {
      for (const { type, methods = [], route = name } of Object.values(bindings))
        if (type === 'httpTrigger')
          functions.push({
            name,
            callback,
            path: `/api/${route}`.toLowerCase(),
            methods: methods.map(capitals),
          })
        else if (type === 'timerTrigger') timers.push({ name, callback })
    },
  }
  await runBundle(path.join(appDir, 'main.cjs'), env, core)
  const terminate = async () => {
    for (const hook of terminations) await hook({ hookData: {}, appHookData: {} })
  }
  return { functions, timers, terminate }
}

interface Metadata {
  name: string
  bindings: Record<string, { type: string; methods?: string[]; route?: string }>
}

const capitals = (method: string) => method.toUpperCase()

/** Runs the bundle with its own `require` and `process.env`. Does not change this process. */
async function runBundle(file: string, env: object, core: object): Promise<void> {
  const nodeRequire = createRequire(file)
  const requireFor = (name: string): unknown => (name === '@azure/functions-core' ? core : nodeRequire(name))
  const module = { exports: {} }
  const run = compileFunction(
    await readFile(file, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
    { filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  )
  const ownProcess = Object.create(process, { env: { value: { ...env }, enumerable: true } })
  run(module.exports, requireFor, module, file, path.dirname(file), ownProcess)
}
