import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from './hands-in-chromium.ts'

const MOST_STOPS = 200
const LONG_LIST = 20

export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return []
    const name = `${(focused.cloneNode() as Element).outerHTML} “${focused.textContent?.trim().slice(0, 40)}”`
    const faults: string[] = []
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    // Headings focused by script need no ring. A date field is not `:focus-visible` while its button has the ring.
    const isControl = focused.tabIndex >= 0 && focused.matches(':not(input), :focus-visible')
    const hasRing =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor)
    if (isControl && !hasRing) faults.push(`no ring: ${name}`)
    for (const { left, right, top, bottom } of focused.getClientRects()) {
      // In a text area, browsers scroll only the caret into view. Here, the caret is at the top.
      const heights = focused.matches('textarea') ? [top + 3] : [top + 3, (top + bottom) / 2, bottom - 3]
      const points = [left + 3, right - 3].flatMap((x) => heights.map((y) => [x, y] as const))
      for (const [x, y] of points) {
        const upmost = document.elementFromPoint(x, y)
        // At a rounded corner, `elementFromPoint` returns the element behind.
        const isSeen = upmost && (focused.contains(upmost) || upmost.contains(focused))
        if (!isSeen)
          faults.push(
            `${upmost ? `below ${(upmost.cloneNode() as Element).outerHTML}` : 'out of sight'}: ${name}`,
          )
      }
    }
    return faults
  })

/** Operates the page by keyboard: reaches each control with Tab or Shift+Tab, and checks that the focus is visible. */
export function handsOnKeys(page: Page): Hands {
  // Listen from the start: Playwright intercepts file dialogs only some time after the first listener is added.
  page.on('filechooser', () => undefined)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    expect(await focusFaults(page), `after ${key}`).toEqual([])
  }
  async function reach(control: Locator) {
    await expect(control).toBeVisible()
    // Look up the control before each key press, because React may have replaced its element.
    const step = () =>
      control.evaluate((element) => {
        const focused = document.activeElement
        if (focused === element) return null
        const isAhead =
          !focused ||
          focused === document.body ||
          (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        return isAhead ? 'Tab' : 'Shift+Tab'
      })
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const key = await step()
      if (!key) return
      await press(key)
    }
    throw new Error(`The keyboard does not reach ${control}.`)
  }
  return {
    async fill(field, text) {
      await reach(field)
      const type = await field.getAttribute('type')
      if (type === 'date' || type === 'time') {
        // Move the caret to the first part of the date or time.
        for (let part = 0; part < 4; part += 1) await page.keyboard.press('ArrowLeft')
        await page.keyboard.type(inParts(text))
      } else {
        await page.keyboard.press('Control+a')
        if (text === '') await page.keyboard.press('Delete')
        else await page.keyboard.type(text)
      }
      await expect(field).toHaveValue(text)
    },
    async select(list, option) {
      await reach(list)
      const steps = () =>
        list.evaluate(
          (select: HTMLSelectElement, wanted) =>
            [...select.options].findIndex(({ label }) => label === wanted) - select.selectedIndex,
          option,
        )
      // In a long list, typing the option's first letter moves the selection close to it.
      if (Math.abs(await steps()) > LONG_LIST) await page.keyboard.press(option.charAt(0))
      for (let left = await steps(); left !== 0; left = await steps())
        await page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp')
    },
    async tick(box, isTicked) {
      await reach(box)
      if ((await box.isChecked()) !== isTicked) await page.keyboard.press('Space')
    },
    async attach(field, file) {
      await reach(field)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
      await chooser.setFiles(file)
    },
    async press(button) {
      await reach(button)
      await page.keyboard.press('Space')
    },
    async follow(link) {
      await reach(link)
      await page.keyboard.press('Enter')
    },
  }
}

/** Converts `2027-03-04` and `14:30` to keystrokes for date and time fields, which use the US format in Playwright. */
const inParts = (text: string) =>
  text
    .replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1')
    .replace(
      /^(\d\d):(\d\d)$/,
      (_, hour, minute) => `${inTwelve(Number(hour))}${minute}${hour < '12' ? 'AM' : 'PM'}`,
    )

const inTwelve = (hour: number) => String(hour % 12 || 12).padStart(2, '0')
