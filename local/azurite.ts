import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { freePort } from './free-port.ts'

/** Azurite's built-in account. Its key is public and opens nothing else. */
const ACCOUNT = 'devstoreaccount1'
const ACCOUNT_KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
const COMMAND = createRequire(import.meta.url).resolve('azurite/dist/src/table/main.js')
const FLAGS = ['--silent', '--disableTelemetry', '--skipApiVersionCheck', '--disableProductStyleUrl']
/**
 * Code that Azurite's process runs first: it sends the output to the parent process. When the parent ends, Azurite
 * saves its data and exits, as on Ctrl-C.
 */
const EXIT_WITH_PARENT = `
  console.log = (line) => process.connected && process.send(line)
  process.on('disconnect', () => process.emit('SIGINT'))`
const STOP_LIMIT_MS = 5_000
const ATTEMPTS = 3

export interface TableStorage {
  connectionString: string
  /** Saves the data and ends the process. Idempotent. */
  stop(): Promise<void>
}

/**
 * Runs Azurite's table service on a free loopback port, with its data in memory or in the folder `location`.
 * Azurite ends with this process, even if this process is killed.
 *
 * @throws if the service does not start
 */
export async function startTableStorage({ location }: { location?: string } = {}): Promise<TableStorage> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const child = run(port, location ? ['--location', location] : ['--inMemoryPersistence'])
    const exited = once(child, 'exit')
    const isUp = await Promise.race([hasStarted(child), exited.then(() => false)])
    if (isUp) return storageAt(port, child, exited)
    // Before giving up, try other ports, because another process may have taken this one.
    if (attempt === ATTEMPTS) throw new Error('The table storage did not start; see its output above.')
  }
}

/**
 * Runs Azurite in its own process group, so that Ctrl-C does not end it: the parent process still needs it for cleanup.
 */
const run = (port: number, place: string[]) =>
  fork(COMMAND, ['--tableHost', '127.0.0.1', '--tablePort', String(port), ...place, ...FLAGS], {
    execArgv: ['--import', `data:text/javascript,${percentEncode(EXIT_WITH_PARENT)}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })

async function hasStarted(child: ChildProcess): Promise<true> {
  let line = ''
  while (!line.includes('successfully started')) [line] = await once(child, 'message')
  return true
}

function storageAt(port: number, child: ChildProcess, exited: Promise<unknown>): TableStorage {
  child.unref()
  child.channel?.unref()
  return {
    connectionString: `DefaultEndpointsProtocol=http;AccountName=${ACCOUNT};AccountKey=${ACCOUNT_KEY};TableEndpoint=http://127.0.0.1:${port}/${ACCOUNT};`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      if (child.connected) child.disconnect()
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await exited
      clearTimeout(kill)
    },
  }
}
