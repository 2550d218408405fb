import { JSON_CONTENT_TYPE } from '#contracts/headers.ts'
import { BODY_LIMIT } from '#contracts/limits.ts'
import { type ApiResponse, refuse } from './handler.ts'

export interface GateRules {
  /** The only origin whose pages may call. */
  publicOrigin: string
  /** Whether the body must be a JSON object; otherwise it is ignored. */
  requiresJson: boolean
}

interface Head {
  method: string
  headers: { get(name: string): string | null }
}

/** What can be refused before the body is read: the answer, or null to let the request pass. */
export function refuseByHead({ method, headers }: Head, { publicOrigin, requiresJson }: GateRules) {
  if (method !== 'POST') return refuse('method', { headers: { allow: 'POST' } })
  const origin = headers.get('origin')
  const isForeign = origin !== null && origin !== publicOrigin
  if (isForeign || headers.get('sec-fetch-site') === 'cross-site') return refuse('forbidden')
  if (requiresJson && !JSON_CONTENT_TYPE.test(headers.get('content-type') ?? '')) return refuse('mediaType')
  if (Number(headers.get('content-length')) > BODY_LIMIT) return refuse('tooLarge')
  return null
}

/** Reads the body of a request that passed `refuseByHead`; its real length counts, whatever the header said. */
export function readBody(
  bytes: Uint8Array,
  { requiresJson }: GateRules,
): { refused: ApiResponse } | { body: unknown } {
  if (bytes.length > BODY_LIMIT) return { refused: refuse('tooLarge') }
  if (!requiresJson) return { body: null }
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    return isObject ? { body } : { refused: refuse('malformed') }
  } catch {
    return { refused: refuse('malformed') }
  }
}
