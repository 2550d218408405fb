import type { ApiResponse } from '#functions/handler.ts'
import { type Action, currentAction } from './chance.ts'
import { MINUTE, SECOND } from './clock.ts'
import { drawnFault } from './computer.ts'
import type { Instance, Post } from './instance.ts'
import { durationText } from './story.ts'
import type { World } from './world.ts'

const FAULTS = ['lost call', 'repeated call', 'late call', 'lost answer', 'bad gateway'] as const
const PATIENCE_OF_A_PAGE = 15 * SECOND

export type Answer = Pick<ApiResponse, 'status' | 'body'>
export type Network = ReturnType<typeof openNetwork>

export function openNetwork(world: World, instances: readonly Instance[]) {
  const { clock, story, chance } = world

  const send = (post: Post, action: Action): Promise<ApiResponse> =>
    action.draw.one(instances).serve(post, action)

  async function sendWithFaults(post: Post, action: Action): Promise<Answer> {
    const { draw } = currentAction()
    const fault = drawnFault(world, world.weather.badLines, FAULTS)
    if (fault) story.tell('the network', `${fault} (${action.name})`)
    await clock.sleep(draw.between(20, 200))
    if (fault === 'lost call') throw new TypeError('Failed to fetch')
    if (fault === 'bad gateway') return { status: 502, body: {} }
    if (fault === 'repeated call') {
      const again = chance.action(`${action.name} again`)
      clock.after(draw.stretch(10, 30 * MINUTE), () => void send(post, again).catch(() => {}))
    }
    if (fault === 'late call') {
      const ms = draw.stretch(SECOND, 20 * MINUTE)
      story.tell('the network', `delays it by ${durationText(ms)}`)
      await clock.sleep(ms)
    }
    const { status, body } = await send(post, action)
    await clock.sleep(draw.between(20, 200))
    if (fault === 'lost answer') throw new TypeError('Failed to fetch')
    story.tell('the API', `answers ${status} to ${action.name} ${JSON.stringify(body)}`)
    return { status, body }
  }

  return {
    send,

    async call(post: Post): Promise<Answer | null> {
      const answer = sendWithFaults(post, chance.next(currentAction().name))
      return Promise.race([answer, clock.sleep(PATIENCE_OF_A_PAGE).then(() => null)]).catch(() => null)
    },
  }
}
