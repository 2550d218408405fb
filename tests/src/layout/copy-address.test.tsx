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

test('the other language opens with the query and fragment that this page has at the click', () => {
  const page = new AbortController()
  copyAddress(link(), page.signal)
  expect(link().getAttribute('href')).toBe('/de/about')
  fireEvent.click(link())
  expect(link().href).toBe('http://127.0.0.1/de/about?campaign=mail#team')
  window.history.replaceState(null, '', '/about')
  fireEvent.click(link())
  expect(link().href).toBe('http://127.0.0.1/de/about')
  page.abort()
  window.history.replaceState(null, '', '/about?late=1')
  fireEvent.click(link())
  expect(link().href).toBe('http://127.0.0.1/de/about')
})

test('elements other than links are left alone', () => {
  document.body.innerHTML = '<button>Deutsch</button>'
  const button = document.querySelector('button') as HTMLElement
  copyAddress(button, new AbortController().signal)
  fireEvent.click(button)
  expect(button.outerHTML).toBe('<button>Deutsch</button>')
})
