import type * as z from 'zod/mini'
import { type Confirmation, confirmationOf } from '#contracts/calls/confirmation.ts'
import type { Endpoint } from '#contracts/calls/endpoint.ts'
import { HEADERS, UUID_PATTERN } from '#contracts/calls/headers.ts'
import { writtenAtOf } from '#contracts/calls/written-at.ts'
import { consentVersionOf } from '#contracts/forms/consent.ts'
import { readFormSignals, type Suspicion, suspicionIn } from '#contracts/forms/form-signals.ts'
import { type Language, languageOf } from '#contracts/values/language.ts'
import { type ApiRequest, type ApiResponse, refuse } from '#functions/handler.ts'

export interface VisitorRequest<Form> {
  form: Form
  /** The idempotency key in lower case; null if none was sent. */
  key: string | null
  language: Language
  /** Version of the consent text; null if no known version was sent, or the form has no consent box. */
  consentVersion: string | null
  suspicion: Suspicion | null
  confirmation: Confirmation
  /** When the message was written. Earlier than its arrival if it was queued on the visitor's device. */
  writtenAt: Date
  network: string | null
}

/**
 * Parses a request as its contract defines; a native form post is already parsed. An invalid request gets a refusal in
 * the visitor's language.
 */
export function readVisitorRequest<Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  contract: Endpoint<Request, Success>,
  { body, header, network, receivedAt, isNativePost }: ApiRequest,
): VisitorRequest<z.output<Request>> | { refused: ApiResponse } {
  const headers = readHeaders(header)
  const language = languageOf(headers.contentLanguage)
  const key = headers.idempotencyKey
  const parsed = isNativePost
    ? { success: true as const, data: body as z.output<Request> }
    : contract.request.safeParse(body)
  if (!parsed.success || (key !== null && !UUID_PATTERN.test(key)))
    return { refused: refuse('malformed', { language }) }
  const form = parsed.data
  return {
    form,
    key: key?.toLowerCase() ?? null,
    language,
    consentVersion: consentVersionOf(formTypeOf(form), headers.consentVersion),
    suspicion: suspicionIn(readFormSignals(headers.formSignals), parsed.data as object),
    confirmation: confirmationOf(headers.confirmation),
    writtenAt: writtenAtOf(headers.writtenAt, receivedAt),
    network,
  }
}

type HeaderValues = Readonly<Record<keyof typeof HEADERS, string | null>>

const readHeaders = (header: ApiRequest['header']) =>
  Object.fromEntries(Object.entries(HEADERS).map(([name, sent]) => [name, header(sent)])) as HeaderValues

const formTypeOf = (form: unknown) =>
  typeof form === 'object' && form !== null && 'formType' in form ? String(form.formType) : ''
