import type { Config } from '#functions/config.ts'
import type { LeadTable } from './lead-table.ts'
import { clientLimits, fullClients } from './limits.ts'
import { claim, writeSlots } from './rate-slots.ts'
import { monthOf } from './row-keys.ts'

type Settings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'> & {
  now: () => Date
  random: () => number
}

/**
 * Returns a function that counts the calls of a client, across all instances. It resolves to the seconds to wait, or to
 * null if the client may call.
 */
export function throttleOf(
  table: LeadTable,
  settings: Settings,
): (clientId: string) => Promise<number | null> {
  const full = fullClients()
  return async (clientId) => {
    const at = settings.now()
    const waitS = full.waitOf(clientId, at)
    if (waitS !== null) return waitS
    const limits = clientLimits(settings, clientId, at)
    const claimed = await claim({ ...settings, table }, monthOf(at), limits, writeSlots(table))
    return 'full' in claimed ? full.note(clientId, claimed.full, at) : null
  }
}
