import { talkStart } from '#contracts/values/talk-times.ts'
import { deviceTokens } from '#functions/mail/device-token.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { type Draw, runAs } from './chance.ts'
import { DAY, HOUR, MINUTE } from './clock.ts'
import type { Post } from './instance.ts'
import type { Answer, Network } from './network.ts'
import type { World } from './world.ts'

const NETWORK = '203.0.113.44'
const VIDEO = { way: 'video', link: 'https://meet.example/room' } as const
const PHONE = { way: 'phone' } as const

/** Few half hours, so that people often choose the same moment. */
const HOURS = ['09:00', '09:30'] as const

interface Shown {
  days?: string[]
  talk?: {
    round: number
    state: string
    proposal?: { times: { start: string; isOpen: boolean }[] }
    agreed?: { hasBegun: boolean }
  }
}

/** Lets somebody of the team act on the message of a mail, several times in the days after it. */
export function answerAsTeam(world: World, network: Network, { text }: AcceptedMail): void {
  const [, token] = /\/team-message\?token=([\w.-]+)/.exec(text) ?? []
  if (!token) return
  const action = world.chance.next('the team and a message')
  const { draw } = action
  const device = deviceTokens(world.config.tokenSecrets[0]).sign(new Date(world.clock.now() + HOUR))
  const ask = (request: object) => post(network, { call: 'teamMessage', body: { token, device, ...request } })
  const work = async () => {
    const acts = draw.between(0, 5)
    for (let act = 0; act < acts; act += 1) {
      await world.clock.sleep(draw.stretch(MINUTE, 4 * DAY))
      if (world.isCalm) return
      const { message } = ((await ask({ wish: 'show' }))?.body ?? {}) as { message?: Shown }
      const request = message?.talk && actOfTeam(draw, message)
      if (!request) continue
      world.story.tell('the team', JSON.stringify(request))
      await twice(draw, () => ask(request))
    }
  }
  runAs(action, work).catch((error: unknown) => world.ledger.failed(error))
}

function actOfTeam(draw: Draw, { talk, days = [] }: Shown): object | null {
  if (!talk) return null
  const { round, state, proposal } = talk
  const times = Array.from({ length: draw.between(1, 4) }, () =>
    talkStart(draw.one(days.slice(1, 3)), draw.one(HOURS)),
  )
  const propose = { wish: 'propose', round, times: [...new Set(times)], how: draw.one([VIDEO, PHONE]) }
  if (state === 'agreed')
    return draw.one([
      propose,
      { wish: 'cancel', round, line: '' },
      { wish: 'change-way', round, how: VIDEO },
      null,
    ])
  if (state !== 'proposed') return draw.is(0.8) && days.length > 0 ? propose : { wish: 'answered', round }
  const start = proposal?.times[0]?.start ?? ''
  return draw.one([
    propose,
    { wish: 'withdraw', round },
    { wish: 'agreed-by-mail', round, start },
    { wish: 'answered', round },
  ])
}

/** Lets a visitor answer proposed times, and perhaps cancel the talk later. */
export function answerAsVisitor(world: World, network: Network, token: string): void {
  const action = world.chance.next('a visitor and proposed times')
  const { draw } = action
  const ask = (request: object) => post(network, { call: 'yourMessage', body: { token, ...request } })
  const work = async () => {
    for (let act = 0; act < 2; act += 1) {
      await world.clock.sleep(draw.stretch(MINUTE, 2 * DAY))
      if (world.isCalm || draw.is(0.2)) return
      const { message } = ((await ask({ wish: 'show' }))?.body ?? {}) as { message?: Shown }
      const talk = message?.talk
      if (!talk) return
      const { round, proposal, agreed } = talk
      const start = proposal ? draw.one(proposal.times).start : ''
      const request = proposal
        ? draw.is(0.85)
          ? { wish: 'agree', round, start, phone: '+49 89 1234' }
          : { wish: 'decline', round, line: 'Only in the evening' }
        : agreed && draw.is(0.3)
          ? { wish: 'cancel-talk', round, line: '' }
          : null
      if (!request) continue
      world.story.tell('a visitor', JSON.stringify(request))
      await twice(draw, () => ask(request))
    }
  }
  runAs(action, work).catch((error: unknown) => world.ledger.failed(error))
}

const post = (network: Network, { call, body }: Pick<Post, 'call' | 'body'>): Promise<Answer | null> =>
  network.call({ call, body, headers: {}, network: NETWORK })

/** Some people press twice, or in two tabs. */
const twice = (draw: Draw, press: () => Promise<unknown>) =>
  Promise.all(draw.is(0.2) ? [press(), press()] : [press()])
