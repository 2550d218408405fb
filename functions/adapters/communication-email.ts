import { createCommunicationAuthPolicy, parseClientArguments } from '@azure/communication-common'
import {
  createDefaultHttpClient,
  createEmptyPipeline,
  createHttpHeaders,
  createPipelineRequest,
  type PipelineResponse,
} from '@azure/core-rest-pipeline'
import type { Config } from '#functions/config.ts'
import type { Mailer, OperationStatus, Verdict } from '#functions/ports.ts'

type Settings = Pick<
  Config,
  'emailConnectionString' | 'mailFrom' | 'allowInsecureConnection' | 'sendTimeoutMs'
> & {
  now: () => Date
}
type Refusal = Extract<Verdict, { accepted: false }>

const API_VERSION = '2023-03-31'
const LONGEST_WISH_MS = 6 * 3_600_000
const STATUSES: Record<string, OperationStatus> = {
  NotStarted: 'running',
  Running: 'running',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Canceled: 'failed',
}

/**
 * Sends through Azure Communication Services, by its own pipeline and signature: one attempt, because the outbox
 * decides on others, and no status call right after the 202 (docs/decisions/0021).
 */
export function communicationEmail(settings: Settings): Mailer {
  const { emailConnectionString, mailFrom, allowInsecureConnection, sendTimeoutMs, now } = settings
  const { url, credential } = parseClientArguments(emailConnectionString)
  const pipeline = createEmptyPipeline()
  pipeline.addPolicy(createCommunicationAuthPolicy(credential))
  const client = createDefaultHttpClient()

  const call = (method: 'GET' | 'POST', path: string, operationId: string, body?: object) =>
    pipeline.sendRequest(
      client,
      createPipelineRequest({
        url: `${url.replace(/\/$/, '')}${path}?api-version=${API_VERSION}`,
        method,
        headers: createHttpHeaders({
          accept: 'application/json',
          'content-type': 'application/json',
          'operation-id': operationId,
        }),
        ...(body && { body: JSON.stringify(body) }),
        abortSignal: AbortSignal.timeout(sendTimeoutMs),
        allowInsecureConnection,
      }),
    )

  return {
    async send({ to, replyTo, subject, text, html }, operationId) {
      const message = {
        senderAddress: mailFrom,
        recipients: { to: [{ address: to }] },
        ...(replyTo && { replyTo: [{ address: replyTo }] }),
        content: { subject, plainText: text, html },
      }
      try {
        const response = await call('POST', '/emails:send', operationId, message)
        return response.status === 202 ? { accepted: true } : refusalOf(response, now())
      } catch (error) {
        return failureOf(error)
      }
    },

    async ask(operationId) {
      try {
        const response = await call('GET', `/emails/operations/${operationId}`, operationId)
        if (response.status === 404) return 'unknown'
        if (response.status !== 200) return { ...refusalOf(response, now()), problem: problemOf(response) }
        const { status } = JSON.parse(response.bodyAsText ?? '{}') as { status?: string }
        return STATUSES[status ?? ''] ?? 'running'
      } catch (error) {
        return failureOf(error)
      }
    },
  }

  function problemOf({ status }: PipelineResponse): Refusal['problem'] {
    return status === 429 ? 'throttled' : 'failed'
  }

  function refusalOf(response: PipelineResponse, at: Date): Refusal {
    const problem = response.status === 400 ? 'refused' : problemOf(response)
    const reason = [response.status, codeIn(response)].filter(Boolean).join(' ')
    return { accepted: false, problem, retryAfterMs: retryAfterMs(response, at), reason }
  }
}

const failureOf = (error: unknown): Refusal => {
  const { code, name } = error as { code?: string; name?: string }
  return { accepted: false, problem: 'failed', retryAfterMs: 0, reason: code ?? name ?? 'Error' }
}

function codeIn({ bodyAsText }: PipelineResponse): string | undefined {
  try {
    const { error } = JSON.parse(bodyAsText ?? '{}') as { error?: { code?: string } }
    return error?.code
  } catch {
    return undefined
  }
}

/** `Retry-After` as seconds or as a date, six hours at most; 0 without one. */
function retryAfterMs({ headers }: PipelineResponse, now: Date): number {
  const wish = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(wish) ? Number(wish) * 1_000 : Date.parse(wish) - now.getTime()
  return Math.min(LONGEST_WISH_MS, Math.max(0, ms || 0))
}
