import { HttpResponse } from 'msw'

export const typed = (text: string | null, type: string | null, status = 200): Response =>
  new HttpResponse(text === null ? null : new TextEncoder().encode(text), {
    status,
    headers: type === null ? {} : { 'content-type': type },
  })

/** 2xx responses of a captive portal, a gateway or a host, which answer instead of the functions. */
export const FOREIGN_ANSWERS: readonly (readonly [name: string, answer: () => Response])[] = [
  ['a page of HTML', () => typed('<!doctype html><title>Log in</title>', 'text/html; charset=utf-8')],
  ['an answer without a type', () => typed('{}', null)],
  ['an empty body', () => typed('', 'application/json')],
  ['status 204', () => typed(null, null, 204)],
  ['an array', () => HttpResponse.json([])],
  ['broken JSON', () => typed('{"reference":', 'application/json')],
]
