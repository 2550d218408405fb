import type { ApiResponse } from '#functions/handler.ts'
import type { IncomingRequest } from '#functions/web/respond.ts'
import { MINUTE, SECOND } from './calendar.ts'
import { type Doing, doing } from './chance.ts'
import { drawnFault, words } from './faults.ts'
import type { Answer, Network, Post, World } from './world.ts'

const WAYS = ['lost', 'repeated', 'delayed', 'answerLost', 'badGateway'] as const

/** Time after which a visitor's page gives up. */
const PATIENCE = 15 * SECOND

/**
 * The network between visitors and functions: it loses calls and responses, repeats them and, by delays, reorders them.
 */
export function openNetwork(world: World): Network {
  const { clock, story, chance } = world
  const encoder = new TextEncoder()

  const deliver = ({ path, headers, body }: Post, who: Doing): Promise<ApiResponse> => {
    const request: IncomingRequest = {
      method: 'POST',
      query: new URLSearchParams(),
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      arrayBuffer: async () => encoder.encode(body).buffer,
    }
    return who.draw.one(world.instances).serve(path, request, who)
  }

  const carried = async (post: Post, who: Doing): Promise<Answer> => {
    const { draw } = doing()
    const way = drawnFault(world, world.weather.badLines, WAYS)
    if (way) story.tell('the network', `${WORDS[way]} (${who.name})`)
    await clock.sleep(draw.between(20, 200))
    switch (way) {
      case 'lost':
        throw new TypeError('Failed to fetch')
      case 'repeated': {
        const again = chance.doing(`${who.name} again`)
        clock.after(draw.stretch(10, 30 * MINUTE), () => void deliver(post, again).catch(() => {}))
        break
      }
      case 'delayed': {
        const ms = draw.stretch(1_000, 20 * MINUTE)
        story.tell('the network', `keeps it for ${words(ms)}`)
        await clock.sleep(ms)
        break
      }
      case 'badGateway':
        return { status: 502, body: {} }
    }
    const { status, body } = await deliver(post, who)
    await clock.sleep(draw.between(20, 200))
    if (way === 'answerLost') throw new TypeError('Failed to fetch')
    story.tell('the API', `answers ${status} to ${who.name} ${JSON.stringify(body)}`)
    return { status, body: body as Answer['body'] }
  }

  return {
    send(post, who) {
      world.promises.posted(post)
      return deliver(post, who)
    },
    carry(post) {
      world.promises.posted(post)
      const givesUp = clock.sleep(PATIENCE).then(() => Promise.reject(new TypeError('Failed to fetch')))
      return Promise.race([carried(post, world.callBy(doing().name)), givesUp])
    },
  }
}

const WORDS = {
  lost: 'loses a call',
  repeated: 'delivers a call twice',
  delayed: 'delays a call',
  answerLost: 'loses an answer',
  badGateway: 'answers with the page of a gateway',
}
