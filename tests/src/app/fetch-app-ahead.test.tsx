import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchAppAhead } from '#src/app/fetch-app-ahead.ts'

const APP = '/assets/app-1.js'
const fetched = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))
const link = (name: string) => document.querySelector(`#${name}`) as HTMLElement

beforeEach(() => {
  document.head.innerHTML = `<script type="text/plain" data-app="${APP}"></script>`
  document.body.innerHTML = `
    <a id="form" href="/book-appointment"><span id="in-form">Book</span></a>
    <a id="german" href="/de/contact">Kontakt</a>
    <a id="page" href="/about">About</a>
    <a id="away" href="https://www.example.org/book-appointment">Away</a>
    <p id="text">Text</p>`
  return () => {
    // Trigger any remaining listeners, so that they remove themselves. Otherwise they would affect the next test.
    document.head.innerHTML = ''
    if (link('form')) fireEvent.mouseOver(link('form'))
    document.head.innerHTML = ''
  }
})

test.each([
  ['a pointer', fireEvent.mouseOver],
  ['the focus', fireEvent.focusIn],
  ['a finger', fireEvent.touchStart],
])('%s on a link to a form fetches the app once, and elsewhere nothing', (_sign, send) => {
  fetchAppAhead()
  for (const name of ['page', 'away', 'text']) send(link(name))
  expect(fetched()).toEqual([])
  send(link('in-form'))
  send(link('german'))
  expect(fetched()).toEqual([APP])
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, []],
  [{ saveData: false, effectiveType: '3g' }, []],
  [{ saveData: false, effectiveType: '4g' }, [APP]],
])('On the connection %j a link to a form fetches %j', (connection, fetches) => {
  vi.stubGlobal('navigator', { connection })
  fetchAppAhead()
  fireEvent.mouseOver(link('form'))
  expect(fetched()).toEqual(fetches)
})
