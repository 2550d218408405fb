import { app, type HttpHandler, HttpRequest, InvocationContext } from '@azure/functions'
import { afterEach, expect, test, vi } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { Handler } from '#functions/handler.ts'
import { JSON_READER } from '#functions/web/gate.ts'
import { finishWork, register } from '#functions/web/http.ts'

afterEach(() => vi.restoreAllMocks())

async function invoke(handle: Handler) {
  const registered = vi.spyOn(app, 'http').mockReturnValue()
  register('/api/broken', handle, async () => ({
    method: 'POST',
    origins: ['https://www.isarspree.example'],
    readers: [JSON_READER],
    trustedHops: 0,
  }))
  const handler = registered.mock.calls[0]?.[1].handler as HttpHandler
  const lines: unknown[][] = []
  const context = new InvocationContext({ functionName: 'broken', logHandler: (...line) => lines.push(line) })
  const request = new HttpRequest({
    method: 'POST',
    url: 'https://host.example/api/broken',
    headers: { 'content-type': 'application/json', 'content-language': 'de' },
    body: { string: '{}' },
  })
  return { response: await handler(request, context), lines }
}

test('An unforeseen error is answered and logged without any typed text', async () => {
  const { response, lines } = await invoke(async () => {
    throw new TypeError('cannot read jane@visitor.example')
  })
  expect(response).toEqual({
    status: 500,
    jsonBody: { error: REFUSALS.failed.error.de },
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    },
  })
  const [level, line] = lines.flat()
  expect(level).toBe('error')
  expect(line).toMatch(/^\{"event":"unhandled","function":"broken","at":"TypeError at (?!.*jane)/)
})

test('Work after the answer is finished before a stop, and logged if it fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { response, lines } = await invoke(async () => ({
    status: 200,
    body: {},
    html: '<p>Sent</p>',
    afterwards: () => promise,
  }))
  expect(response).toMatchObject({
    body: '<p>Sent</p>',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
  const finished = finishWork()
  expect(lines).toEqual([])
  reject(new RangeError('cannot mail jane@visitor.example'))
  await finished
  const [level, line] = lines.flat()
  expect(level).toBe('warning')
  expect(line).toMatch(/^\{"event":"unfinished","function":"broken","at":"RangeError at (?!.*jane)/)
})
