import { delay, HttpResponse } from 'msw'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { REFUSALS, type Refusal, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { teamMessage } from '#contracts/calls/team-message.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/values/language.ts'

/** Mocked endpoints, keyed by the short names that URLs and the panel use. */
export const ENDPOINTS = {
  contact: sendContactEmail,
  'sign-up': notifyJscInterest,
  confirm: confirmWaitlist,
  message: yourMessage,
  team: teamMessage,
} as const
export type EndpointName = keyof typeof ENDPOINTS

/** A refusal with its text. The `…Bare` variant has the same status, but its body is an empty JSON object. */
type RefusalScenario = RefusalName | `${RefusalName}Bare`
export type Scenario = keyof typeof PLAIN_SCENARIOS | RefusalScenario

const SLOW_MS = 5_000
const RETRY_AFTER_S: Partial<Record<RefusalName, number>> = { throttled: 600, unavailable: 30 }
/** Scenarios of only some endpoints. */
const ENDPOINTS_OF: Partial<Record<string, readonly EndpointName[]>> = {
  tokenInvalid: ['confirm'],
  tokenExpired: ['confirm'],
  messageUnknown: ['message', 'team'],
  receiptLater: ['contact'],
  receiptNone: ['contact', 'sign-up'],
}

/** Scenarios that are not refusals. Null lets the mock answer normally. */
const PLAIN_SCENARIOS = {
  success: () => null,
  slow: () => delay(SLOW_MS).then(() => null),
  /** The confirmation e-mail takes hours, or none is sent. */
  receiptLater: () => null,
  receiptNone: () => null,
  /** A gateway answers with its own HTML page. */
  badGateway: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  /** The host answers 200 with a fallback page, and nothing is stored. */
  hostFallback: () => HttpResponse.html('<!doctype html><title>Home</title>'),
  offline: () => HttpResponse.error(),
  silence: () => delay('infinite').then(() => HttpResponse.error()),
} satisfies Record<string, () => Response | null | Promise<Response | null>>

const PLAIN_NAMES = Object.keys(PLAIN_SCENARIOS) as (keyof typeof PLAIN_SCENARIOS)[]
const REFUSAL_NAMES = Object.keys(REFUSALS) as RefusalName[]

const isOf =
  (endpoint: EndpointName) =>
  (name: string): boolean =>
    ENDPOINTS_OF[name]?.includes(endpoint) ?? true

export const scenariosOf = (endpoint: EndpointName): readonly Scenario[] => [
  ...PLAIN_NAMES.filter(isOf(endpoint)),
  ...REFUSAL_NAMES.filter(isOf(endpoint)).flatMap((name) => [name, `${name}Bare`] as const),
]

/** Statuses of the confirmation e-mail in the scenarios that determine it. */
export const RECEIPT_MAILS: Partial<Record<Scenario, ReceiptMail>> = {
  receiptLater: 'later',
  receiptNone: 'none',
}

/** Returns the response for a scenario; null if the mock should answer normally. */
export async function answerOf(scenario: Scenario, language: Language): Promise<Response | null> {
  if (isPlainScenario(scenario)) return PLAIN_SCENARIOS[scenario]()
  const name = scenario.replace(/Bare$/, '') as RefusalName
  const { status, error }: Refusal = REFUSALS[name]
  const seconds = RETRY_AFTER_S[name]
  return HttpResponse.json(scenario === name ? { error: error[language] } : {}, {
    status,
    ...(seconds && { headers: { 'Retry-After': String(seconds) } }),
  })
}

const isPlainScenario = (scenario: Scenario): scenario is keyof typeof PLAIN_SCENARIOS =>
  Object.hasOwn(PLAIN_SCENARIOS, scenario)

export type ChosenScenarios = Partial<Record<EndpointName, Scenario>>

/**
 * Parses the scenarios in a page's URL. `?scenario=confirm.throttled` applies to one endpoint, `?scenario=throttled` to
 * every endpoint that can answer this way. The parameter may occur several times.
 */
export const scenariosIn = (search: string): ChosenScenarios =>
  Object.fromEntries(namedIn(search).flatMap(({ chosen }) => chosen))

export const unknownNamesIn = (search: string): string[] =>
  namedIn(search).flatMap(({ name, chosen }) => (chosen.length > 0 ? [] : [name]))

const namedIn = (search: string) =>
  new URLSearchParams(search).getAll('scenario').map((name) => ({
    name,
    chosen: (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((endpoint): [EndpointName, Scenario][] => {
      const known = scenariosOf(endpoint).find((scenario) =>
        [scenario, `${endpoint}.${scenario}`].includes(name),
      )
      return known ? [[endpoint, known]] : []
    }),
  }))
