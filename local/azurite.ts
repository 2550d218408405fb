import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Azurite's one built-in account; its key is published with it and opens nothing but Azurite. */
const ACCOUNT = 'devstoreaccount1'
const ACCOUNT_KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
const PATIENCE_MS = 5_000

export interface TableStorage {
  connectionString: string
  /** Puts the data away and ends the process; may be called again. */
  stop(): Promise<void>
}

/**
 * Runs Azurite's table service on a free loopback port: in memory, or in the folder `location`. Its process ends
 * with this one, whatever ends this one.
 *
 * @throws when the service does not start
 */
export async function startTableStorage({ location }: { location?: string } = {}): Promise<TableStorage> {
  if (location) await mkdir(location, { recursive: true })
  const child = fork(path.join(import.meta.dirname, 'azurite-child.ts'), location ? [location] : [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    exited.then(([code]) => {
      throw new Error(`The table storage did not start (exit code ${code}); its own message stands above.`)
    }),
  ])
  child.unref()
  child.channel?.unref()

  return {
    connectionString: `DefaultEndpointsProtocol=http;AccountName=${ACCOUNT};AccountKey=${ACCOUNT_KEY};TableEndpoint=http://127.0.0.1:${port}/${ACCOUNT};`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      if (child.connected) child.disconnect()
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await exited
      clearTimeout(impatience)
    },
  }
}
