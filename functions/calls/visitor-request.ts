import type * as z from 'zod/mini'
import { type Confirmation, confirmationOf } from '#contracts/calls/confirmation.ts'
import type { Endpoint } from '#contracts/calls/endpoint.ts'
import { HEADERS, UUID_PATTERN } from '#contracts/calls/headers.ts'
import { writtenAtOf } from '#contracts/calls/written-at.ts'
import { consentVersionOf } from '#contracts/forms/consent.ts'
import { readFormSignals, type Suspicion, suspicionIn } from '#contracts/forms/form-signals.ts'
import { type Language, languageOf } from '#contracts/words/language.ts'
import { type ApiRequest, type ApiResponse, refuse } from '#functions/handler.ts'

/** A visitor's body, read by its contract, with the headers beside it. */
export interface VisitorRequest<Form> {
  form: Form
  /** The idempotency key in lower case; null without one. */
  key: string | null
  language: Language
  /** The consent wording agreed to; null when none was given or the form has no consent box. */
  consentVersion: string | null
  /** Reason why the form looks like a bot's, or null. */
  suspicion: Suspicion | null
  confirmation: Confirmation
  /** Moment of writing; earlier than the arrival where the message waited on the visitor's device. */
  writtenAt: Date
  /** The network it comes from; null in the local run. */
  network: string | null
}

/** Reads a request by its contract; what the contract does not take is refused in the visitor's language. */
export function readVisitorRequest<Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  contract: Endpoint<Request, Success>,
  { body, header, network, receivedAt }: ApiRequest,
): VisitorRequest<z.output<Request>> | { refused: ApiResponse } {
  const beside = inHeaders(header)
  const language = languageOf(beside.contentLanguage)
  const key = beside.idempotencyKey
  const parsed = contract.request.safeParse(body)
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

/** Values that travel beside the documented body, as they were sent; null where they were not. */
type BesideTheBody = Readonly<Record<keyof typeof HEADERS, string | null>>

const inHeaders = (header: ApiRequest['header']) =>
  Object.fromEntries(Object.entries(HEADERS).map(([name, sent]) => [name, header(sent)])) as BesideTheBody

const formTypeOf = (form: unknown) =>
  typeof form === 'object' && form !== null && 'formType' in form ? String(form.formType) : ''
