import { HEADERS } from '#contracts/headers.ts'
import { languageOf } from '#contracts/language.ts'
import { clientNetwork } from './client-address.ts'
import { type GateRules, type RequestHead, readBody, refuseByHead } from './gate.ts'
import { type ApiResponse, type Handler, type Log, refuse, refuseForNow } from './handler.ts'
import { SettingsError } from './settings-error.ts'

/** A request as a platform hands it over; both Azure's and the Fetch standard's fit. */
export type IncomingRequest = RequestHead & { arrayBuffer(): Promise<ArrayBufferLike> }

/** What an endpoint lets pass, and how it tells its callers apart. */
export interface EndpointRules extends GateRules {
  /** Public addresses that the platform adds to `X-Forwarded-For` behind the caller's. */
  trustedHops: number
}

/** Lets a request through the gate to its handler. Never throws: what nobody foresaw is answered with 500. */
export async function answer(
  request: IncomingRequest,
  handler: Handler,
  { rules: rulesOf, now, log }: { rules: () => Promise<EndpointRules>; now: () => Date; log: Log },
): Promise<ApiResponse> {
  try {
    const rules = await rulesOf()
    const refused = refuseByHead(request, rules)
    if (refused) return refused
    const read = readBody(new Uint8Array(await request.arrayBuffer()), request, rules)
    if ('refused' in read) return read.refused
    const header = (name: string) => request.headers.get(name)
    const network = clientNetwork(header('x-forwarded-for'), rules.trustedHops)
    return await handler({ body: read.body, header, network, receivedAt: now(), log })
  } catch (error) {
    const language = languageOf(request.headers.get(HEADERS.contentLanguage))
    if (error instanceof SettingsError) {
      log('error', 'misconfigured', { settings: error.advice.join(' ') })
      return refuseForNow(language)
    }
    log('error', 'unhandled', { at: whereabouts(error) })
    return refuse('failed', { language })
  }
}

/** The error's name and stack frames; its message may quote what a visitor typed. */
export function whereabouts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
