import { initialTransition, transition } from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'
import { AT_THE_TOP, KEYBOARD_RUNS } from '#tests/proofs/walks/keyboard-runs.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { focusFaults, handsOnKeys } from '#tests/support/hands-on-keys.ts'
import { expect, openAlive, test } from './fixtures.ts'

// The banner covers the page until it is answered.
test.use({
  consent: null,
  // Block the worker, which would send the message that must wait.
  serviceWorkers: 'block',
  expectedNoise: /Service Worker registration blocked| was not sent\.|^Failed to load resource/,
})

for (const flow of WALKED_FLOWS) {
  const { machine } = flow
  test(`${machine.id} is gone through by keys alone: the focus is seen at every stop, and stands where the next step is`, async ({
    page,
  }) => {
    const run = KEYBOARD_RUNS[machine.id]
    if (!run)
      throw new Error(
        `Nobody says how ${machine.id} is used by keys: add it to tests/proofs/walks/keyboard-runs.ts.`,
      )
    const open = (path: string) => openAlive(page, path)
    const visit = await visitInChromium(page, flow.path, flow.endpoint, open, handsOnKeys(page))
    let [place] = initialTransition(machine, flow.input)
    for (const { gesture, by, focus } of run) {
      await test.step(gesture, async () => {
        const { event, act } = flow.gestures[gesture] ?? {}
        if (!event || !act) throw new Error(`${machine.id} knows no ${gesture}.`)
        const before = stateName(place.value)
        ;[place] = transition(machine, place, event)
        const after = stateName(place.value)
        if (by) await page.keyboard.press(by)
        else await act(visit)
        await flow.sightings[after]?.(visit, after !== before, place.context)
        if (focus === AT_THE_TOP) return
        if (focus) await expect(page.getByRole(focus[0], { name: focus[1] })).toBeFocused()
        expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
        // The history restores the page's position a moment after the focus.
        await expect.poll(() => focusFaults(page)).toEqual([])
      })
    }
  })
}

test('the keyboard alone leads from a confirmation without a token to a new link', async ({ page }) => {
  const hands = handsOnKeys(page)
  await openAlive(page, '/job-seeker-compass/confirm')
  await hands.follow(page.getByRole('link', { name: 'Sign up again' }))
  await expect(page).toHaveURL('/job-seeker-compass#news')
  await hands.fill(page.getByLabel(/^E-mail address/), 'anna@example.com')
})

test('an inquiry that is closed the moment it has opened stays closed, and leaves no entry to go back to', async ({
  page,
}) => {
  await openAlive(page, '/contact')
  await page.getByRole('link', { name: 'Write as a business' }).evaluate(async (link: HTMLElement) => {
    link.click()
    const dialog = document.querySelector('dialog')
    while (!dialog?.open) await Promise.resolve()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await expect(page.locator('dialog')).toBeHidden()
  await page.waitForFunction(() => !navigation.canGoBack)
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('dialog')).toBeHidden()
})
