import type { Log } from '#functions/handler.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { causeOf } from '#functions/mail/delivery.ts'

/**
 * Counts a call. Returns the refusal if the network is over its limit, else null. If the storage is down, there is no
 * limit.
 *
 * @param count counts the call; returns the seconds to wait, or null
 */
export async function refusalByNetwork(
  count: (clientId: string) => Promise<number | null>,
  clientId: string | null,
  log: Log,
) {
  if (clientId === null) return null
  const retryAfterS = await count(clientId).catch((error: unknown) => {
    log('warn', 'limits-unwritable', causeOf(error))
    return null
  })
  return retryAfterS && ({ refused: 'throttled', headers: { 'retry-after': String(retryAfterS) } } as const)
}

/** Returns the pseudonym of a network; null if the network is unknown. */
export const clientOf = (hash: KeyedHash, network: string | null) => network && hash.network(network)
