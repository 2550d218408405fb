import { delay, HttpResponse } from 'msw'

/** What can go wrong on the way, by name: `npm run dev`, then open a page with `?scenario=serverError`. */
export const SCENARIOS = {
  /** The function answers 500 with a sentence. */
  serverError: () => HttpResponse.json({ error: 'The service is not available.' }, { status: 500 }),
  /** Storage and mail are both down. */
  unavailable: () =>
    HttpResponse.json(
      { error: 'The service is not available.' },
      { status: 503, headers: { 'Retry-After': '30' } },
    ),
  /** Too many requests from one client. */
  throttled: () =>
    HttpResponse.json({ error: 'Too many requests.' }, { status: 429, headers: { 'Retry-After': '600' } }),
  /** A gateway answers with its own page of HTML. */
  badGateway: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  /** A host's fallback page answers 200: nothing was stored. */
  hostFallback: () => HttpResponse.html('<!doctype html><title>Home</title>'),
  /** The connection breaks. */
  offline: () => HttpResponse.error(),
  /** The answer never comes. */
  silence: async () => {
    await delay('infinite')
    return HttpResponse.error()
  },
} satisfies Record<string, () => Response | Promise<Response>>

export type Scenario = keyof typeof SCENARIOS

export const isScenario = (name: string | null): name is Scenario =>
  name !== null && Object.hasOwn(SCENARIOS, name)
