import { app, type HttpHandler, HttpRequest, InvocationContext } from '@azure/functions'
import { expect, test, vi } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { JSON_READER } from '#functions/web/gate.ts'
import { register } from '#functions/web/http.ts'

test('An unforeseen error is answered without its text, and logged without what the visitor typed', async () => {
  const registered = vi.spyOn(app, 'http').mockReturnValue()
  register(
    '/api/broken',
    async () => {
      throw new TypeError('cannot read jane@visitor.example')
    },
    async () => ({
      method: 'POST',
      origins: ['https://www.isarspree.example'],
      readers: [JSON_READER],
      trustedHops: 0,
    }),
  )
  const handler = registered.mock.calls[0]?.[1].handler as HttpHandler
  const lines: unknown[][] = []
  const context = new InvocationContext({ functionName: 'broken', logHandler: (...line) => lines.push(line) })
  const request = new HttpRequest({
    method: 'POST',
    url: 'https://host.example/api/broken',
    headers: { 'content-type': 'application/json', 'content-language': 'de' },
    body: { string: '{}' },
  })

  expect(await handler(request, context)).toEqual({
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
  expect(lines).toEqual([
    ['error', expect.stringMatching(/^\{"event":"unhandled","function":"broken","at":"TypeError at /)],
  ])
  expect(JSON.stringify(lines)).not.toContain('jane')
})
