import type { AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactAddress } from '#src/flows/contact-modal/contact-address.ts'
import { eventually } from '#tests/support/eventually.ts'
import { routerAt } from '#tests/support/open-page.tsx'
import { RUNNING_CLOCK } from '#tests/support/running-clock.ts'

let router: AnyRouter
async function openAt(...addresses: string[]) {
  router = await routerAt(...addresses)
  return contactAddress(router)
}
const isAt = (href: string) => eventually(() => expect(router.history.location.href).toBe(href))

// Use fake timers: jsdom's own `requestAnimationFrame` stops firing once another test has replaced the timers.
beforeEach(() => void vi.useFakeTimers(RUNNING_CLOCK))

test('Opening a dialog adds a history entry, and closing goes back', async () => {
  const address = await openAt('/de/contact')
  const named: unknown[] = []
  const stop = address.watch(() => named.push(address.kindInUrl()))
  address.enter('individual')
  await isAt('/de/contact?inquiry=individual')
  router.history.back()
  router.history.forward()
  stop()
  address.leave()
  await isAt('/de/contact')
  expect(router.history.canGoBack()).toBe(false)
  expect(named).toEqual(['individual', undefined, 'individual'])
})

test('Closing a dialog that its address opened keeps the visitor on the page', async () => {
  const address = await openAt('/individuals', '/contact?inquiry=business')
  const onChange = vi.fn()
  address.watch(onChange)
  address.enter('business')
  await vi.advanceTimersByTimeAsync(100)
  expect(onChange).not.toHaveBeenCalled()
  address.leave()
  await isAt('/contact')
  router.history.back()
  await isAt('/individuals')
})

test('A dialog closed before the address has changed leaves no history entry', async () => {
  const address = await openAt('/contact')
  address.enter('business')
  address.leave()
  await vi.advanceTimersByTimeAsync(100)
  expect(router.history.location.href).toBe('/contact')
  address.enter('individual')
  await isAt('/contact?inquiry=individual')
  expect(router.history.canGoBack()).toBe(true)
})
