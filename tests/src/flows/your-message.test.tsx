import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { OWN_MESSAGE, TOKEN } from '#mocks/examples.ts'
import { arrivingToken, wireYourMessage } from '#src/flows/your-message/your-message.wiring.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

function follow(...answers: Response[]) {
  const requests: unknown[] = []
  server.use(
    http.post(`*${yourMessage.path}`, async ({ request }) => {
      requests.push([request.headers.get('content-language'), await request.json()])
      return answers.shift()
    }),
  )
  history.replaceState(null, '', `/de/your-message?token=${TOKEN}`)
  const actor = createActor(wireYourMessage('de')).start()
  actor.send({ type: 'arrive', token: arrivingToken() })
  const isAt = (value: string) =>
    eventually(() => expect(actor.getSnapshot().matches(value as never)).toBe(true))
  return { actor, isAt, requests }
}

test('Each request has the token of the link and the language of the page', async () => {
  const { actor, isAt, requests } = follow(
    HttpResponse.json({ message: OWN_MESSAGE }),
    HttpResponse.json({ receipt: 'later' }),
  )
  await isAt('shown')
  actor.send({ type: 'sendAgain' })
  await isAt('sentAgain')
  expect(requests).toEqual([
    ['de', { token: TOKEN, wish: 'show' }],
    ['de', { token: TOKEN, wish: 'send-again' }],
  ])
})

test('A reload finds the message again until it is taken back', async () => {
  const { actor, isAt } = follow(HttpResponse.json({ message: OWN_MESSAGE }), HttpResponse.json({}))
  await isAt('shown')
  expect(arrivingToken()).toBe(TOKEN)
  for (const type of ['takeBack', 'confirm'] as const) actor.send({ type })
  await isAt('takenBack')
  expect(arrivingToken()).toBeNull()
})

test('The console shows the cause of a lost connection, but never the token', async () => {
  const logged = vi.spyOn(console, 'error')
  const { isAt } = follow(HttpResponse.error())
  await isAt('failed')
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The request about the message was not sent.',
    expect.objectContaining({ message: expect.stringContaining('network error') }),
  )
  expect(String(logged.mock.calls)).not.toContain(TOKEN)
})
