import type { KeyedHash } from '#functions/keyed-hash.ts'

/**
 * Counts a call. Returns the refusal if the network is over its limit, else null.
 *
 * @param count counts the call; returns the seconds to wait, or null
 * @throws if the call cannot be counted, so that a failing storage lifts no limit
 */
export async function refusalByNetwork(
  count: (clientId: string) => Promise<number | null>,
  clientId: string | null,
) {
  const retryAfterS = clientId && (await count(clientId))
  return retryAfterS
    ? ({ refused: 'throttled', headers: { 'retry-after': String(retryAfterS) } } as const)
    : null
}

/** Returns the pseudonym of a network; null if the network is unknown. */
export const clientOf = (hash: KeyedHash, network: string | null) => network && hash.network(network)
