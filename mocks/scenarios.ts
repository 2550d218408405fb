import { delay, HttpResponse } from 'msw'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type Refusal, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import type { VisitorLanguage } from '#contracts/values/language.ts'

/** Mocked endpoints, by their short names in URLs and in the panel. */
export const ENDPOINTS = {
  contact: sendContactEmail,
  'sign-up': notifyJscInterest,
  confirm: confirmWaitlist,
  message: yourMessage,
} as const
export type EndpointName = keyof typeof ENDPOINTS

/** A refusal with its sentence; the `…Bare` variant has the same status and an empty JSON object. */
type RefusalScenario = RefusalName | `${RefusalName}Bare`
export type Scenario = keyof typeof PLAIN_SCENARIOS | RefusalScenario

const SLOW_MS = 5_000
const RETRY_AFTER_S: Partial<Record<RefusalName, number>> = { throttled: 600, unavailable: 30 }
/** Refusals that only one endpoint gives, because it takes a token from a link. */
const OF_TOKENS: Partial<Record<RefusalName, EndpointName>> = {
  tokenInvalid: 'confirm',
  tokenExpired: 'confirm',
  messageUnknown: 'message',
}

/** Scenarios other than refusals; null passes the call to the endpoint. */
const PLAIN_SCENARIOS = {
  success: () => null,
  slow: () => delay(SLOW_MS).then(() => null),
  /** A gateway answers with its own HTML page. */
  badGateway: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  /** A host's fallback page answers 200, without storing anything. */
  hostFallback: () => HttpResponse.html('<!doctype html><title>Home</title>'),
  offline: () => HttpResponse.error(),
  silence: () => delay('infinite').then(() => HttpResponse.error()),
} satisfies Record<string, () => Response | null | Promise<Response | null>>

const PLAIN_NAMES = Object.keys(PLAIN_SCENARIOS) as (keyof typeof PLAIN_SCENARIOS)[]
const REFUSAL_NAMES = Object.keys(REFUSALS) as RefusalName[]

export const scenariosOf = (endpoint: EndpointName): readonly Scenario[] => [
  ...PLAIN_NAMES,
  ...REFUSAL_NAMES.filter((name) => (OF_TOKENS[name] ?? endpoint) === endpoint).flatMap(
    (name) => [name, `${name}Bare`] as const,
  ),
]

/** Null if the endpoint answers normally. */
export async function answerOf(scenario: Scenario, language: VisitorLanguage): Promise<Response | null> {
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
 * Parses the scenarios in a page's URL: `?scenario=confirm.throttled` for one endpoint, `?scenario=throttled`
 * for each endpoint that has it. The parameter may occur several times.
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
