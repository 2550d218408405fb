import { initialTransition, transition } from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'
import { AT_THE_TOP, KEYBOARD_RUNS } from '#tests/proofs/walks/keyboard-runs.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { focusFaults, handsOnKeys } from '#tests/support/hands-on-keys.ts'
import { expect, openAlive, test } from './fixtures.ts'

// Show the cookie banner, because it is one of the flows.
test.use({
  consent: null,
  // Block the service worker: it would send a queued message itself, but tests answer only the page's requests.
  serviceWorkers: 'block',
  expectedNoise: /Service Worker registration blocked| was not sent\.|^Failed to load resource/,
})

for (const [index, flow] of WALKED_FLOWS.filter(({ isTwin }) => !isTwin).entries()) {
  const { machine } = flow
  test(`${machine.id} is used by keyboard alone, with a visible focus`, async ({ page }) => {
    const run = KEYBOARD_RUNS[machine.id]
    if (!run)
      throw new Error(
        `There is no keyboard run for ${machine.id}: add it to tests/proofs/walks/keyboard-runs.ts.`,
      )
    // Use forced colours, which replace the colour of the focus ring, for every other flow.
    await page.emulateMedia({ forcedColors: index % 2 === 0 ? 'active' : 'none' })
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
        // After a step back in the history, the scroll position is restored shortly after the focus.
        await expect.poll(() => focusFaults(page)).toEqual([])
      })
    }
  })
}
