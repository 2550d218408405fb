import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { copyAddress } from '#src/layout/copy-address.ts'

const link = () => document.querySelector('a') as HTMLAnchorElement

beforeEach(() => {
  document.body.innerHTML = '<a href="/de/about">Deutsch</a>'
  window.history.replaceState(null, '', '/about?campaign=mail#team')
  // jsdom does not navigate, and logs an error.
  link().addEventListener('click', (event) => event.preventDefault())
  return () => window.history.replaceState(null, '', '/')
})

test('The link to the other language has the query and fragment of the page at the time of the click', () => {
  copyAddress(link(), new AbortController().signal)
  expect(link().getAttribute('href')).toBe('/de/about')
  fireEvent.click(link())
  expect(link().href).toBe('http://127.0.0.1/de/about?campaign=mail#team')
  window.history.replaceState(null, '', '/about')
  fireEvent.click(link())
  expect(link().href).toBe('http://127.0.0.1/de/about')
})
