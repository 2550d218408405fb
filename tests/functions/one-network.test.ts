import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TEAM } from '#tests/support/app-settings.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { callAt, functionsIn } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { randomFrom } from '#tests/support/random.ts'

const MINUTE_MS = 60_000
const HOURS = 24
const REAL_LEADS = 120
const BOT = '203.0.113.66'

/** A day of visitors, one bot of one network that posts as often as it may, and a sweep a minute. */
async function dayWithBot(seed: number) {
  const random = randomFrom(seed)
  let now = new Date('2026-11-23T00:00:00Z')
  const sentAt = new Map<string, Date>()
  const services = functionsIn({
    table: memoryTable(),
    mailer: {
      send: async ({ to, subject }) => {
        sentAt.set(to === TEAM ? `team ${/IS-\S+/.exec(subject)?.[0]}` : to, now)
        return { accepted: true }
      },
      ask: async () => 'unknown',
    },
    now: () => now,
    random,
  })
  const post = (email: string, network: string) => {
    const headers = { 'idempotency-key': randomUUID() }
    return callAt(now, services.sendContactEmail, { ...FORMS.appointment, email }, { headers, network })
  }

  const arrivals = Array.from({ length: REAL_LEADS }, () => Math.floor(random() * HOURS * 60)).toSorted(
    (one, other) => one - other,
  )
  const visitors: { email: string; reference: string; at: Date }[] = []
  let bots = 0
  let isPatientUntil = now
  for (let minute = 0; minute < (HOURS + 3) * 60; minute += 1) {
    while (minute < HOURS * 60 && isPatientUntil <= now) {
      const { status, headers } = await post(`bot${bots}@bots.example`, BOT)
      if (status === 200) bots += 1
      else isPatientUntil = new Date(now.getTime() + Number(headers?.['retry-after']) * 1_000)
    }
    for (; arrivals[0] === minute; arrivals.shift()) {
      const email = `visitor${visitors.length}@visitor.example`
      const { status, body } = await post(email, `198.51.100.${visitors.length}`)
      expect(status).toBe(200)
      visitors.push({ email, reference: String(body.reference), at: now })
    }
    await services.sweep(() => {})
    now = new Date(now.getTime() + MINUTE_MS)
  }
  const delays = (nameOf: (visitor: (typeof visitors)[number]) => string) =>
    visitors.map(
      (visitor) => Number(sentAt.get(nameOf(visitor)) ?? Number.POSITIVE_INFINITY) - visitor.at.getTime(),
    )
  return {
    bots,
    teamDelays: delays(({ reference }) => `team ${reference}`),
    receiptDelays: delays(({ email }) => email),
  }
}

test('A patient bot of one network delays no mail to the team, and no receipt for more than an hour', async () => {
  const { bots, teamDelays, receiptDelays } = await dayWithBot(1)
  expect(bots).toBeGreaterThan(HOURS * 10)
  expect(teamDelays).toEqual(Array(REAL_LEADS).fill(0))
  expect(Math.max(...receiptDelays)).toBeLessThanOrEqual(60 * MINUTE_MS)
})
