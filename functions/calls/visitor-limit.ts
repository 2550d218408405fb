import type { Log } from '#functions/handler.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { causeOf } from '#functions/mail/delivery.ts'

/**
 * The refusal for a network that has called too often, or null: the call is counted. Without the storage nothing is
 * limited.
 *
 * @param count counts a call; the seconds to wait, or null
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

/** Name of a network in keys of rows; null in the local run. */
export const clientOf = (hash: KeyedHash, network: string | null) => network && hash.network(network)
