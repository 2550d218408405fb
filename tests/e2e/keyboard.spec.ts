import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { initialTransition, transition } from 'xstate'
import { parse } from 'yaml'
import { stateName } from '#src/dev/panel/chart.ts'
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

const FILE = 'tests/proofs/walks/keyboard-runs.yaml'
type Role = Parameters<Page['getByRole']>[0]
type KeyStep = { gesture: string; key?: string; focus?: [Role, name: string] | 'at the top' }
const RUNS: Partial<Record<string, KeyStep[]>> = parse(readFileSync(FILE, 'utf8'))

for (const [index, flow] of WALKED_FLOWS.filter(({ isTwin }) => !isTwin).entries()) {
  const { machine } = flow
  test(`${machine.id} is used by keyboard alone, with a visible focus`, async ({ page }) => {
    const run = RUNS[machine.id]
    if (!run) throw new Error(`There is no keyboard run for ${machine.id}: add it to ${FILE}.`)
    // Use forced colours, which replace the colour of the focus ring, for every other flow.
    await page.emulateMedia({ forcedColors: index % 2 === 0 ? 'active' : 'none' })
    const open = (path: string) => openAlive(page, path)
    const visit = await visitInChromium(page, flow.path, flow.endpoint, open, handsOnKeys(page))
    let [place] = initialTransition(machine, flow.input)
    for (const { gesture, key, focus } of run) {
      await test.step(gesture, async () => {
        const { event, act } = flow.gestures[gesture] ?? {}
        if (!event || !act) throw new Error(`${machine.id} knows no ${gesture}.`)
        const before = stateName(place.value)
        ;[place] = transition(machine, place, event)
        const after = stateName(place.value)
        if (key) await page.keyboard.press(key)
        else await act(visit)
        await flow.sightings[after]?.(visit, after !== before, place.context)
        if (focus === 'at the top') return
        if (focus) await expect(page.getByRole(focus[0], { name: focus[1] })).toBeFocused()
        expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
        // After a step back in the history, the scroll position is restored shortly after the focus.
        await expect.poll(() => focusFaults(page)).toEqual([])
      })
    }
  })
}
