import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction, constants } from 'node:vm'

export type LogLine = (level: string, category: string, message: string) => void

type Callback = (...inputs: unknown[]) => unknown
type Hook = (context: Record<string, unknown>) => unknown

interface Metadata {
  name: string
  bindings: Record<string, { type: string; methods?: string[]; route?: string; schedule?: string }>
}

/** The part of the SDK's programming model that a worker drives. */
interface ProgrammingModel {
  getCapabilities(offered: object): Promise<object>
  getInvocationModel(context: object): {
    getArguments(): Promise<{ context: unknown; inputs: unknown[] }>
    invokeFunction(context: unknown, inputs: unknown[], callback: Callback): Promise<unknown>
    getResponse(context: unknown, result: unknown): Promise<{ returnValue?: { http?: HttpAnswer } }>
  }
}

interface HttpCall {
  method: string
  url: string
  headers: Record<string, string>
  query: Record<string, string>
  params: Record<string, string>
  body?: { bytes: Buffer }
}

interface HttpAnswer {
  statusCode: string
  headers: Record<string, string>
  body?: { bytes?: Uint8Array; string?: string }
}

export interface RegisteredFunction {
  /** In lower case, with the app's prefix, such as `/api/send-contact-email`. */
  path: string
  methods: string[]
  trigger: string
  metadata: Metadata
  callback: Callback
}

interface LoadedApp {
  functions: RegisteredFunction[]
  /** Functions of other triggers; managed functions know none. */
  others: Metadata[]
  model: ProgrammingModel
  log: LogLine
  terminate(): Promise<void>
}

/** Loads the app's bundle and answers its `require('@azure/functions-core')` as Azure's worker does. */
export async function loadFunctions(
  appDir: string,
  env: Readonly<Record<string, string | undefined>>,
  log: LogLine,
): Promise<LoadedApp> {
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(appDir, name), 'utf8'))
  const { main } = (await readJson('package.json')) as { main: string }
  const host = (await readJson('host.json')) as { extensions?: { http?: { routePrefix?: string } } }
  const prefix = host.extensions?.http?.routePrefix ?? 'api'

  const functions: RegisteredFunction[] = []
  const others: Metadata[] = []
  const hooks = new Map<string, Hook[]>()
  let model: ProgrammingModel | undefined
  const core = {
    version: '3.99.0-local',
    hostVersion: '4.99.0-local',
    log,
    Disposable: class {
      dispose() {}
    },
    setProgrammingModel: (set: ProgrammingModel) => {
      model = set
    },
    getProgrammingModel: () => model,
    registerHook(name: string, hook: Hook) {
      hooks.set(name, [...(hooks.get(name) ?? []), hook])
      return new core.Disposable()
    },
    registerFunction(metadata: Metadata, callback: Callback) {
      const found = httpFunction(prefix, metadata, callback)
      if (found) functions.push(found)
      else others.push(metadata)
      return new core.Disposable()
    },
  }

  await runBundle(path.join(appDir, main), env, core)
  if (!model) throw new Error(`${main} registers no function.`)
  await model.getCapabilities({})
  const callHooks = async (name: string) => {
    for (const hook of hooks.get(name) ?? []) await hook({ hookData: {}, appHookData: {} })
  }
  await callHooks('appStart')
  return { functions, others, model, log, terminate: () => callHooks('appTerminate') }
}

/** Runs one function through the SDK. Rejects with what the function throws. */
export async function invocation(
  { model, log }: LoadedApp,
  { metadata, trigger, callback }: RegisteredFunction,
  http: HttpCall,
): Promise<HttpAnswer> {
  const invocationId = randomUUID()
  const [trace, span] = [randomUUID(), randomUUID()].map((id) => id.replaceAll('-', ''))
  const traceParent = `00-${trace}-${span?.slice(16)}-00`
  const invoked = model.getInvocationModel({
    invocationId,
    metadata,
    state: 'invocation',
    log,
    request: {
      invocationId,
      functionId: metadata.name,
      inputData: [{ name: trigger, data: { http } }],
      triggerMetadata: {},
      traceContext: { traceParent },
    },
  })
  const { context, inputs } = await invoked.getArguments()
  const result = await invoked.invokeFunction(context, inputs, callback)
  const { returnValue } = await invoked.getResponse(context, result)
  return returnValue?.http ?? { statusCode: '204', headers: {} }
}

/** Runs the bundle with its own `require` and its own `process.env`; the process around it is left as it is. */
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

/** Null for other triggers, such as a timer. */
function httpFunction(prefix: string, metadata: Metadata, callback: Callback): RegisteredFunction | null {
  const [trigger, binding] =
    Object.entries(metadata.bindings).find(([, { type }]) => type === 'httpTrigger') ?? []
  if (!trigger || !binding) return null
  const route = [prefix, binding.route ?? metadata.name].join('/')
  const methods = (binding.methods ?? ['get', 'post']).map((method) => method.toUpperCase())
  return { path: `/${route}`.toLowerCase(), methods, trigger, metadata, callback }
}
