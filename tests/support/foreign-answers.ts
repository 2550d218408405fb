import { HttpResponse } from 'msw'

/** A response with this text and type; without a type if null. */
export const typed = (text: string | null, type: string | null, status = 200): Response =>
  new HttpResponse(text === null ? null : new TextEncoder().encode(text), {
    status,
    headers: type === null ? {} : { 'content-type': type },
  })

const PAGE = '<!doctype html><title>Log in</title>'

/** 2xx responses of a portal, a gateway or a host in place of the functions. */
export const FOREIGN_ANSWERS: readonly (readonly [name: string, answer: () => Response])[] = [
  ['a page of HTML', () => typed(PAGE, 'text/html; charset=utf-8')],
  ['a page of HTML whose type is in capitals', () => typed(PAGE, 'TEXT/HTML')],
  ['a page of XHTML', () => typed(PAGE, 'application/xhtml+xml')],
  ['plain text', () => typed('OK', 'text/plain')],
  ['JSON as plain text', () => typed('{}', 'text/plain')],
  ['an answer without a type', () => typed('{}', null)],
  ['an empty body', () => typed('', 'application/json')],
  ['status 204', () => typed(null, null, 204)],
  ['a page of status 203', () => typed(PAGE, 'application/xhtml+xml', 203)],
  ['an array', () => HttpResponse.json([])],
  ['a text in JSON', () => HttpResponse.json('ok')],
  ['null', () => HttpResponse.json(null)],
  ['broken JSON', () => typed('{"reference":', 'application/json')],
  ['JSON of another kind', () => typed('{}', 'application/jsonp')],
]
