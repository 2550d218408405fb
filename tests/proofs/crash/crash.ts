import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { operationIdOf, uuidFrom } from '#functions/identifiers.ts'
import type { PlannedAnswer, RepeatMode } from '#mocks/email-service.ts'
import { randomFrom } from '#tests/proofs/sim/chance.ts'
import { OUTBOX_KEY, settingsFor, WITHOUT_LIMITS } from '#tests/support/app-settings.ts'
import { startServices } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import type { StorageFault } from '#tests/support/storage-proxy.ts'

interface CrashOptions {
  leads: number
  repeats: RepeatMode
  /** Seed of the random numbers. The order of concurrent calls still differs between runs. */
  seed: number
}

interface Instance {
  child: ChildProcess
  origin: string
}

const VISITORS_AT_A_TIME = 8
const LEADS_A_KILL = 20
const ATTEMPTS_OF_A_VISITOR = 12
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STORAGE_FAULTS: StorageFault[] = ['drop', 'commitThenDrop', 'unavailable']
const EMAIL_FAULTS: PlannedAnswer[] = ['acceptThenDrop', 'drop', 'unavailable', 'throttled', 'denied', 'hang']

/**
 * Runs two instances in their own processes, and kills one after every 20 leads. Visitors send forms meanwhile, and
 * repeat failed calls with the same key. Some calls to the storage and the e-mail service fail, before or after they
 * take effect. At the end, the faults stop, and sweeps run until nothing waits.
 */
export async function crash({ leads, repeats, seed }: CrashOptions) {
  const { storage, email, bundle, stopServices } = await startServices()
  const random = randomFrom(seed)
  let aheadMs = 0
  let kills = 0
  let faults = 0

  const start = async (): Promise<Instance> => {
    const child = fork(path.join(import.meta.dirname, 'crash-host.ts'), {
      execArgv: [],
      env: {
        PATH: process.env.PATH ?? '',
        APP_DIR: bundle.appDir,
        CLOCK_AHEAD_MS: String(aheadMs),
        ...settingsFor(email, storage),
        ...WITHOUT_LIMITS,
        SEND_TIMEOUT_MS: '400',
        ASK_AFTER_MS: String(MINUTE_MS),
      },
    })
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return { child, origin: `http://127.0.0.1:${port}` }
  }
  const instances = await Promise.all([start(), start()])
  const restarting = new Set<Promise<void>>()
  const kill = (index: number) => {
    kills += 1
    instances[index]?.child.kill('SIGKILL')
    const restart = start().then((instance) => {
      instances[index] = instance
    })
    restarting.add(restart)
    restart.finally(() => restarting.delete(restart))
  }
  const advance = (ms: number) => {
    aheadMs += ms
    for (const { child } of instances) if (child.connected) child.send(aheadMs)
  }
  const sweep = (index = 0) =>
    fetch(`${instances[index]?.origin}/api/outbox-sweep`, {
      method: 'POST',
      headers: { 'x-outbox-key': OUTBOX_KEY },
    })
      .then((response) => response.json() as Promise<Record<string, number>>)
      .catch((): Record<string, number> => ({}))

  const drawn = <Fault>(from: readonly Fault[], probability: number): Fault | null => {
    if (random() >= probability) return null
    faults += 1
    return from[Math.floor(random() * from.length)] ?? null
  }

  const visit = async (key: string, count: number): Promise<boolean> => {
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...FORMS.appointment, email: `visitor${count}@visitor.example` }),
    }
    for (let attempt = 0; attempt < ATTEMPTS_OF_A_VISITOR; attempt += 1) {
      await Promise.all(restarting)
      const fault = drawn(EMAIL_FAULTS, 0.15)
      if (fault) email.plan(fault)
      const { origin } = instances[Math.floor(random() * instances.length)] as Instance
      const status = await fetch(origin + sendContactEmail.path, post).then(
        async (response) => {
          await response.json()
          return response.status
        },
        () => 0,
      )
      if (status === 200) return true
    }
    return false
  }

  const keys = Array.from({ length: leads }, () => randomUUID())
  const acknowledged: string[] = []
  email.onRepeat(repeats)
  storage.fault(() => drawn(STORAGE_FAULTS, 0.05))
  for (let begun = 0; begun < leads; ) {
    const visitors = keys.slice(begun, begun + VISITORS_AT_A_TIME)
    if (Math.floor(begun / LEADS_A_KILL) !== Math.floor((begun + visitors.length) / LEADS_A_KILL))
      setImmediate(kill, Math.floor(random() * instances.length))
    const done = await Promise.all(visitors.map((key, index) => visit(key, begun + index)))
    acknowledged.push(...visitors.filter((_, index) => done[index]))
    begun += visitors.length
  }

  await Promise.all(restarting)
  storage.fault(null)
  email.plan()
  for (let round = 0, quiet = 0; round < 40 + leads && quiet < 3; round += 1) {
    advance(2 * MINUTE_MS + (quiet > 0 ? HOUR_MS : 0))
    const counts = await sweep(round % instances.length)
    const isQuiet = ['sent', 'postponed', 'waiting', 'taken', 'unsettled', 'asked'].every(
      (name) => !counts[name],
    )
    quiet = isQuiet ? quiet + 1 : 0
  }

  const posted = email.posted()
  const isDelivered = (key: string) => posted.has(operationIdOf(`${uuidFrom(`lead:${key}`)}:team`))
  const delivered = acknowledged.filter(isDelivered).length
  for (const { child } of instances) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await stopServices()
  return {
    kills,
    faults,
    acknowledged: acknowledged.length,
    lost: acknowledged.length - delivered,
    repeated: [...posted.values()].filter((count) => count > 1).length,
  }
}
