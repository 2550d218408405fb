import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visit = (path: string) => visitInJsdom(server, path, null)

test('both buttons look alike, and are in a named region right after the skip link', async () => {
  const hands = await visit('/about')
  await hands.sees('cookies for statistics')
  const [accept, decline] = ['Accept', 'Decline'].map((name) => screen.getByRole('button', { name }))
  expect(accept?.className).toBe(decline?.className)
  const region = screen.getByRole('region', { name: 'Cookies' })
  expect(region.previousElementSibling).toHaveAttribute('href', '#main')
})

test('where the storage is blocked the choice lives as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const hands = await visit('/about')
  await hands.press('Accept')
  await hands.seesNot('cookies for statistics')
})
