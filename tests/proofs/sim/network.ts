import type { ApiResponse } from '#functions/handler.ts'
import type { IncomingRequest } from '#functions/web/respond.ts'
import { MINUTE } from './calendar.ts'
import { type Doing, doing } from './chance.ts'
import { drawnFault, words } from './faults.ts'
import type { Network, Post, World } from './world.ts'

const WAYS = ['lost', 'silence', 'repeated', 'delayed', 'answerLost', 'fallbackPage', 'badGateway'] as const

/** Between the browsers and the functions: it loses calls and answers, repeats, delays and so reorders them. */
export function openNetwork(world: World): Network {
  const { clock, story, chance } = world
  const encoder = new TextEncoder()

  const deliver = (
    { path, method = 'POST', query, headers, body }: Post,
    who: Doing,
  ): Promise<ApiResponse> => {
    const request: IncomingRequest = {
      method,
      query: new URLSearchParams(query),
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      arrayBuffer: async () => encoder.encode(body).buffer,
    }
    return who.draw.one(world.instances).serve(path, request, who)
  }

  return {
    send(post, who) {
      world.promises.posted(post)
      return deliver(post, who)
    },
    async carry(tab, request) {
      const { pathname, search } = new URL(request.url)
      const post: Post = {
        path: pathname,
        method: request.method,
        query: search,
        headers: {
          ...Object.fromEntries(request.headers),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': tab.forwardedFor,
        },
        body: await request.text(),
      }
      world.promises.posted(post)
      const { draw, name } = doing()
      const who = world.callBy(name)
      if (!tab.isOnline) throw new TypeError('Failed to fetch')
      const way = drawnFault(world, world.weather.badLines, WAYS)
      if (way) story.tell('the network', `${WORDS[way]} (${who.name})`)
      await clock.sleep(draw.between(20, 200))
      const send = async (by: Doing) => {
        const answered = await deliver(post, by)
        await clock.sleep(draw.between(20, 200))
        if (!tab.isOnline) throw new TypeError('Failed to fetch')
        return answered
      }
      switch (way) {
        case 'lost':
          throw new TypeError('Failed to fetch')
        case 'silence':
          return new Promise<Response>(() => {})
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
        case 'answerLost':
          await send(who).catch(() => {})
          throw new TypeError('Failed to fetch')
        case 'fallbackPage':
          return pageOf(200)
        case 'badGateway':
          return pageOf(502)
      }
      const { status, body, html, headers } = await send(who).catch(() => {
        throw new TypeError('Failed to fetch')
      })
      story.tell('the API', `answers ${status} to ${who.name} ${JSON.stringify(body)}`)
      const type = html === undefined ? 'application/json' : 'text/html'
      return new Response(html ?? JSON.stringify(body), {
        status,
        headers: { 'content-type': type, ...headers },
      })
    },
  }
}

const WORDS = {
  lost: 'loses a call',
  silence: 'loses a call, and nobody says so',
  repeated: 'delivers a call twice',
  delayed: 'delays a call',
  answerLost: 'loses an answer',
  fallbackPage: 'answers with the page of a host',
  badGateway: 'answers with the page of a gateway',
}

const pageOf = (status: number) =>
  new Response('<!doctype html><title>Host</title>', { status, headers: { 'content-type': 'text/html' } })
