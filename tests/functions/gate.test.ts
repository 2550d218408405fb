import { expect, test } from 'vitest'
import { REFUSALS, type Refusal } from '#contracts/calls/refusals.ts'
import { BODY_LIMIT, FORM_BODY_LIMIT } from '#contracts/values/limits.ts'
import { FORM_READER, type GateRules, JSON_READER, readBody, refuseByHead } from '#functions/web/gate.ts'

const CALL: GateRules = { method: 'POST', origins: [], readers: [JSON_READER, FORM_READER] }
const LOOK: GateRules = { method: 'GET', origins: [], readers: [] }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

const head = (method: string, headers: Record<string, string> = {}) => ({
  method,
  headers: { get: (name: string) => ({ 'content-language': 'de', ...headers })[name] ?? null },
})
const inGerman = (name: keyof typeof REFUSALS) => {
  const { status, error }: Refusal = REFUSALS[name]
  return { status, body: { error: error.de } }
}
const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['method', head('PUT', JSON_TYPE), CALL],
  ['method', head('HEAD', JSON_TYPE), CALL],
  ['method', head('POST'), LOOK],
  ['forbidden', head('POST', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }), CALL],
  ['mediaType', head('POST', { 'content-type': 'text/plain' }), CALL],
  ['mediaType', head('POST'), CALL],
  ['tooLarge', head('POST', { ...JSON_TYPE, 'content-length': `${BODY_LIMIT + 1}` }), CALL],
] as const)('%s: refused in the page’s language, before the body is read', (name, request, rules) => {
  expect(refuseByHead(request, rules)).toMatchObject(inGerman(name))
})

test.each([
  [head('GET'), LOOK],
  [head('HEAD'), LOOK],
  [head('POST', { ...JSON_TYPE, 'content-length': `${BODY_LIMIT}` }), CALL],
  [head('POST', { ...FORM_TYPE, 'content-length': `${FORM_BODY_LIMIT}` }), { ...CALL, isLinked: true }],
])('%o passes', (request, rules) => {
  expect(refuseByHead(request, rules)).toBeNull()
})

test('A body without an object is refused, unless the request is a GET', () => {
  expect(readBody(bytes('[]'), head('POST', JSON_TYPE), CALL)).toMatchObject({
    refused: inGerman('malformed'),
  })
  expect(readBody(bytes('anything'), head('GET'), LOOK)).toEqual({ body: null })
})

const OWN = 'https://www.isarspree.example'
test.for<[string | null, string | null, boolean]>([
  ['same-origin', OWN, true],
  ['same-origin', 'null', true],
  ['same-origin', null, true],
  ['same-origin', 'https://preview.example', true],
  ['same-site', OWN, true],
  ['same-site', 'null', false],
  ['same-site', null, false],
  ['same-site', 'https://sub.evil.example', false],
  ['cross-site', 'https://extra.example', true],
  ['cross-site', 'null', false],
  ['cross-site', null, false],
  ['cross-site', 'https://evil.example', false],
  ['none', OWN, true],
  ['none', 'null', false],
  ['none', null, false],
  [null, OWN, true],
  [null, 'null', false],
  [null, 'https://evil.example', false],
  [null, null, false],
])('Foreign pages may not post: Sec-Fetch-Site %s with Origin %s passes: %s', ([site, origin, passes]) => {
  const request = head('POST', {
    ...FORM_TYPE,
    ...(site && { 'sec-fetch-site': site }),
    ...(origin && { origin }),
  })
  const rules = { ...CALL, origins: [OWN, 'https://extra.example'] }
  const refusal = refuseByHead(request, rules)
  if (passes) expect(refusal).toBeNull()
  else expect(refusal).toMatchObject(inGerman('forbidden'))
})
