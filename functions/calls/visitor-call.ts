import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/calls/endpoint.ts'
import type { RefusalName } from '#contracts/calls/refusals.ts'
import { type ApiRequest, type ApiResponse, type Handler, refuse, refuseForNow } from '#functions/handler.ts'
import { causeOf, deliverQueued } from '#functions/mail/delivery.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import type { DeliveryPorts, PendingMail } from '#functions/ports.ts'
import { readVisitorRequest, type VisitorRequest } from './visitor-request.ts'

type Result =
  | { body: ApiResponse['body']; queued?: readonly PendingMail[] }
  | { refused: RefusalName; headers?: Readonly<Record<string, string>> }

/**
 * Returns a handler that parses the request, calls `work`, responds in the visitor's language, and then sends the mails
 * that `work` queued. Responds with 503 if `work` throws, for instance because the storage is down.
 */
export const visitorCall =
  <
    Request extends z.ZodMiniType,
    Success extends z.ZodMiniType,
    Ports extends DeliveryPorts & { doubt: Doubt },
  >(
    contract: Endpoint<Request, Success>,
    work: (
      ports: Ports,
      visitor: VisitorRequest<z.output<Request>>,
      request: Pick<ApiRequest, 'receivedAt' | 'log'>,
    ) => Promise<Result>,
  ) =>
  (ports: Ports): Handler =>
  async (request) => {
    const visitor = readVisitorRequest(contract, request)
    if ('refused' in visitor) return visitor.refused
    const { language } = visitor
    const { log } = request
    try {
      const result = await work(ports, visitor, request)
      if ('refused' in result) return refuse(result.refused, { language, headers: { ...result.headers } })
      const { body, queued } = result
      return {
        status: 200,
        body,
        ...(queued?.length && { afterwards: () => deliverQueued(ports, queued, log) }),
      }
    } catch (error) {
      log('error', 'storage-down', causeOf(error))
      ports.doubt.noteFailure()
      return refuseForNow(language)
    }
  }

export const mailsIn = (queued: PendingMail | null): readonly PendingMail[] => (queued ? [queued] : [])
