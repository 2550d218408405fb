import { delay, HttpResponse } from 'msw'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type Refusal, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import type { Language } from '#contracts/words/language.ts'

/** The endpoints by the short names that addresses and the panel use. */
export const ENDPOINTS = {
  contact: sendContactEmail,
  'sign-up': notifyJscInterest,
  confirm: confirmWaitlist,
  message: yourMessage,
} as const
export type EndpointName = keyof typeof ENDPOINTS

/** Each refusal with its sentence, and `…Bare` with the same status and an empty body. */
type Refused = RefusalName | `${RefusalName}Bare`
export type Scenario = keyof typeof WAYS | Refused

const SLOW_MS = 5_000
const RETRY_AFTER_S: Partial<Record<RefusalName, number>> = { throttled: 600, unavailable: 30 }
/** Endpoint of each refusal that only a link with a token can get. */
const OF_TOKENS: Partial<Record<RefusalName, EndpointName>> = {
  tokenInvalid: 'confirm',
  tokenExpired: 'confirm',
  messageUnknown: 'message',
}

/** Courses of a call besides a refusal; null leaves the answer to the endpoint. */
const WAYS = {
  success: () => null,
  /** The answer takes five seconds. */
  slow: () => delay(SLOW_MS).then(() => null),
  /** A gateway answers with its own page of HTML. */
  badGateway: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  /** A host's fallback page answers 200: nothing was stored. */
  hostFallback: () => HttpResponse.html('<!doctype html><title>Home</title>'),
  /** The connection breaks. */
  offline: () => HttpResponse.error(),
  /** The answer never comes. */
  silence: () => delay('infinite').then(() => HttpResponse.error()),
} satisfies Record<string, () => Response | null | Promise<Response | null>>

const WAY_NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[]
const REFUSAL_NAMES = Object.keys(REFUSALS) as RefusalName[]

/** The scenarios of an endpoint, in the order of the panel. */
export const scenariosOf = (endpoint: EndpointName): readonly Scenario[] => [
  ...WAY_NAMES,
  ...REFUSAL_NAMES.filter((name) => (OF_TOKENS[name] ?? endpoint) === endpoint).flatMap(
    (name) => [name, `${name}Bare`] as const,
  ),
]

/** The answer of a scenario in the visitor's language; null when the endpoint answers normally. */
export async function answerOf(scenario: Scenario, language: Language): Promise<Response | null> {
  if (isWay(scenario)) return WAYS[scenario]()
  const name = scenario.replace(/Bare$/, '') as RefusalName
  const { status, error }: Refusal = REFUSALS[name]
  const seconds = RETRY_AFTER_S[name]
  return HttpResponse.json(scenario === name ? { error: error[language] } : {}, {
    status,
    ...(seconds && { headers: { 'Retry-After': String(seconds) } }),
  })
}

const isWay = (scenario: Scenario): scenario is keyof typeof WAYS => Object.hasOwn(WAYS, scenario)

export type ChosenScenarios = Partial<Record<EndpointName, Scenario>>

/**
 * The scenarios in the address of a page: `?scenario=confirm.throttled` for one endpoint, `?scenario=throttled` for each
 * that knows it; several may be named.
 */
export const scenariosIn = (search: string): ChosenScenarios =>
  Object.fromEntries(namedIn(search).flatMap(({ chosen }) => chosen))

/** The names of scenarios in the address of a page that no endpoint knows. */
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
