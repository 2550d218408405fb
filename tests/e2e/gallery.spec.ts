import { expect, mergeTests, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { GALLERY_FLOWS, type GalleryFlow } from '#mocks/gallery-flows.ts'
import { shownStates } from '#src/dev/flow-states.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { HAS_NO_STAGE, STAGE_HEIGHT, stageOf } from '#src/dev/gallery-stages.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { inputOf, WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { violations } from '#tests/support/axe.ts'
import { test as development } from '#tests/support/dev-server.ts'
import { AT_REST, test as looks, PICTURED_AT } from './looks.ts'

const test = mergeTests(development, looks)

// Reduced motion keeps drawings still while axe measures colours and screenshots are taken.
test.use(AT_REST)
const GUIDE = 'aside[aria-label="Gallery"]'

/** States to compare with reference screenshots, keyed by flow. */
const PICTURED: Record<string, readonly string[]> = {
  booking: ['editing.refused.missing', 'editing.failed', 'queued', 'confirmed.sent'],
  'visa-case': ['sent'],
  'contact-modal': ['open.editing.refused.business.malformed', 'open.asking.individual'],
  'sign-up': ['editing.refused.malformed'],
  'waitlist-confirm': ['asking', 'confirmed'],
  'your-message': ['shown.quiet', 'shown.proposed'],
  'waiting-messages': ['shown.waiting', 'shown.settled.refused'],
  'cookie-consent': ['asking'],
}
const WIDTHS = [390, 1280]
/** Maximum height of a screenshot, in CSS pixels. */
const REACH = 2000

/** Viewport height at which the dialog's sticky button covers no field. */
const DIALOG_HEIGHT = 1750

async function show(page: Page, state: string) {
  // An open dialog makes the guide inert, so the browser would ignore a real click.
  await page.locator(`${GUIDE} nav a`, { hasText: new RegExp(`^${state}$`) }).dispatchEvent('click')
  await expect(page.locator(GUIDE)).toHaveAttribute('data-shown', state)
}

async function placeOf(page: Page, stage: string) {
  const place = await page.locator(stage).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left, y: top + scrollY, width, height }
  })
  return {
    x: Math.floor(place.x),
    y: Math.floor(place.y),
    width: Math.ceil(place.width),
    height: Math.min(REACH, Math.ceil(place.height)),
  }
}

const SCHEMES = ['light', 'dark'] as const

/** Only English states are checked, because the German ones have the same structure and colours. */
const locale = 'en'

/** Returns the names of gallery states: all those in `pictured`, and the first one for each state of the machine. */
function checkedStates(shelf: string, flow: GalleryFlow, pictured: readonly string[]): string[] {
  const places = new Set<string>()
  return shownStates(flow, locale, inputOf(shelf)).flatMap(({ name, persisted }) => {
    const place = stateName((persisted as AnyMachineSnapshot).value)
    const isNew = !places.has(place)
    places.add(place)
    return isNew || pictured.includes(name) ? [name] : []
  })
}

/** Flows that are not checked, because another flow of the same factory has the same states. */
const TWINS = WALKED_FLOWS.filter(({ isTwin }) => isTwin).map(({ machine }) => machine.id)

for (const [shelf, flow] of Object.entries(GALLERY_FLOWS)) {
  if (TWINS.includes(shelf)) continue
  const stage = stageOf(shelf)
  const pictured = PICTURED[shelf] ?? []

  test(`${shelf}: axe finds nothing in any state, and no picture changes`, async ({
    dev,
    page,
    expectLookOf,
  }) => {
    const found: string[] = []
    const names = checkedStates(shelf, flow, pictured)
    expect(names, 'a pictured state is gone').toEqual(expect.arrayContaining([...pictured]))
    await page.clock.setFixedTime(PICTURED_AT)
    const phone = { width: 390, height: shelf === 'contact-modal' ? DIALOG_HEIGHT : STAGE_HEIGHT }
    await page.setViewportSize(phone)
    await page.goto(dev + galleryPath({ locale, shelf, state: null }))
    for (const [index, name] of names.entries()) {
      await show(page, name)
      const hasStage = name !== HAS_NO_STAGE
      await expect(page.locator(stage)).toHaveCount(hasStage ? 1 : 0)
      if (!hasStage) continue
      const colorScheme = SCHEMES[index % SCHEMES.length] ?? 'light'
      await page.emulateMedia({ colorScheme })
      found.push(...(await violations(page, `${shelf}, ${name}, ${colorScheme}`, { within: [stage] })))
      if (!pictured.includes(name)) continue
      await page.emulateMedia({ colorScheme: 'light' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: STAGE_HEIGHT })
        // Drawings are separate files, which may load late.
        await page.waitForFunction(() =>
          [...document.querySelectorAll<SVGUseElement>('use[href*=".svg"]')].every(
            (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0,
          ),
        )
        await expectLookOf(['screens', 'gallery', `${shelf}.${name}-${width}.webp`], {
          fullPage: true,
          clip: await placeOf(page, stage),
        })
      }
      await page.setViewportSize(phone)
    }
    expect(found).toEqual([])
  })
}
