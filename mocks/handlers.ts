import { delay, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw'
import type * as z from 'zod/mini'
import { confirmWaitlist } from '#contracts/confirm-waitlist.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { HEADERS } from '#contracts/headers.ts'
import { notifyJscInterest } from '#contracts/notify-jsc-interest.ts'
import { REFUSALS, type Refusal } from '#contracts/refusals.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { SCENARIOS, type Scenario } from './scenarios.ts'

interface MockOptions {
  /** The failure every call meets, asked anew at each call; none by default. */
  scenario?: () => Scenario | null
  /** Milliseconds until a success is answered. */
  latency?: number
}

/** The three endpoints of section 7 as the functions answer them; `tests/parity.test.ts` holds both together. */
export function createHandlers({ scenario = () => null, latency = 0 }: MockOptions = {}): RequestHandler[] {
  const mock = <Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
    { path, request: schema }: Endpoint<Request, Success>,
    succeed: (request: globalThis.Request) => z.input<Success> & JsonBodyType,
  ) =>
    http.all(`*${path}`, async ({ request }) => {
      const failure = scenario()
      if (failure) return SCENARIOS[failure]()
      if (request.method !== 'POST') return refuse('method', { Allow: 'POST' })
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return refuse('mediaType')
      const body: unknown = await request.json().catch(() => undefined)
      if (!schema.safeParse(body).success) return refuse('malformed')
      await delay(latency)
      return HttpResponse.json(succeed(request))
    })

  return [
    mock(sendContactEmail, (request) => ({
      reference: referenceOf(request.headers.get(HEADERS.idempotencyKey) ?? crypto.randomUUID()),
    })),
    mock(notifyJscInterest, () => ({})),
    mock(confirmWaitlist, () => ({})),
  ]
}

const refuse = (name: keyof typeof REFUSALS, headers?: Record<string, string>) => {
  const { status, error }: Refusal = REFUSALS[name]
  return HttpResponse.json({ error }, { status, ...(headers && { headers }) })
}

const referenceOf = (key: string): string => {
  const letters = key.replace(/[^0-9a-f]/gi, '').toUpperCase()
  return `IS-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}
