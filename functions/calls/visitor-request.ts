import type * as z from 'zod/mini'
import { type Confirmation, confirmationOf } from '#contracts/calls/confirmation.ts'
import type { Endpoint } from '#contracts/calls/endpoint.ts'
import { HEADERS, UUID_PATTERN } from '#contracts/calls/headers.ts'
import { writtenAtOf } from '#contracts/calls/written-at.ts'
import { consentVersionOf } from '#contracts/forms/consent.ts'
import { readFormSignals, type Suspicion, suspicionIn } from '#contracts/forms/form-signals.ts'
import { languageOf, type VisitorLanguage } from '#contracts/values/language.ts'
import { type ApiRequest, type ApiResponse, refuse } from '#functions/handler.ts'

/** A visitor's request: the body, parsed by its contract, and its headers. */
export interface VisitorRequest<Form> {
  form: Form
  /** The idempotency key in lower case; null without one. */
  key: string | null
  language: VisitorLanguage
  /** The version of the consent text agreed to; null if none was sent or the form has no consent box. */
  consentVersion: string | null
  /** Reason to suspect a bot, or null. */
  suspicion: Suspicion | null
  confirmation: Confirmation
  /** Time of writing; earlier than the arrival if the message was queued on the visitor's device. */
  writtenAt: Date
  /** Network of the caller; null in the local run. */
  network: string | null
}

/**
 * Parses a request by its contract, unless it is a native form post, which is parsed already; an invalid one gets a
 * refusal in the visitor's language.
 */
export function readVisitorRequest<Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  contract: Endpoint<Request, Success>,
  { body, header, network, receivedAt, isNativePost }: ApiRequest,
): VisitorRequest<z.output<Request>> | { refused: ApiResponse } {
  const beside = inHeaders(header)
  const language = languageOf(beside.contentLanguage)
  const key = beside.idempotencyKey
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
    consentVersion: consentVersionOf(formTypeOf(form), beside.consentVersion),
    suspicion: suspicionIn(readFormSignals(beside.formSignals), parsed.data as object),
    confirmation: confirmationOf(beside.confirmation),
    writtenAt: writtenAtOf(beside.writtenAt, receivedAt),
    network,
  }
}

/** Headers of the call as sent; null if absent. */
type BesideTheBody = Readonly<Record<keyof typeof HEADERS, string | null>>

const inHeaders = (header: ApiRequest['header']) =>
  Object.fromEntries(Object.entries(HEADERS).map(([name, sent]) => [name, header(sent)])) as BesideTheBody

const formTypeOf = (form: unknown) =>
  typeof form === 'object' && form !== null && 'formType' in form ? String(form.formType) : ''
