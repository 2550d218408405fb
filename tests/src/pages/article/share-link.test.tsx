import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

const REFUSED = 'Your browser does not allow copying; take the address from its bar.'

// jsdom has neither a clipboard nor a share sheet. Each test adds what it needs with `offer`; this hook removes it.
afterEach(() => {
  for (const property of ['clipboard', 'share']) Reflect.deleteProperty(navigator, property)
})
const offer = (property: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, property, { configurable: true, value })
const DENIED = new DOMException('Denied', 'NotAllowedError')
type Act = () => Promise<void>
const done: Act = () => Promise.resolve()
const denied: Act = () => Promise.reject(DENIED)

test.for([
  ['copies the link', done, 'The link is copied.'],
  ['explains what to do when the browser refuses', denied, REFUSED],
  ['explains what to do in a browser without a clipboard', undefined, REFUSED],
] as const)('On a platform without sharing, the button %s', async ([, write, message]) => {
  const writeText = vi.fn(write)
  offer('clipboard', write && { writeText })
  await visit('/approbation-germany')
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  if (write) expect(writeText).toHaveBeenCalledWith(`${site.origin}/information/approbation-germany`)
})

test('On a platform with a share sheet, the button opens that sheet', async () => {
  const share = vi.fn(denied)
  offer('share', share)
  await visit('/approbation-germany')
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Approbation in Germany: the medical licence step by step',
    url: `${site.origin}/information/approbation-germany`,
  })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})
