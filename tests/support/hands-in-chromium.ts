import { expect, type Page, type Route } from '@playwright/test'
import type { Answer, Visit } from './visit.ts'

/** A visitor on a page of the built site; requests to `endpoint` wait for the test, or go on to the real function. */
export async function visitInChromium(
  page: Page,
  path: string,
  endpoint: string | null,
  open: (path: string) => Promise<unknown>,
): Promise<Visit> {
  const held: Route[] = []
  let requests = 0
  const typed = new Map<string, string | boolean>()
  if (endpoint)
    await page.route(`**${endpoint}`, (route) => {
      requests += 1
      held.push(route)
    })
  const heldRoute = async () => {
    await expect.poll(() => held.length).toBe(1)
    return held.pop() as Route
  }
  await page.clock.install()
  await open(path)
  const field = (label: string) => page.getByLabel(new RegExp(`^${escaped(label)}`))
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: false })
  const notice = () => page.getByRole('group').filter({ has: page.getByRole('alert') })

  return {
    async type(label, text) {
      await field(label).fill(text)
      typed.set(label, text)
    },
    async choose(label, option) {
      await field(label).selectOption({ label: option })
      typed.set(label, await field(label).inputValue())
    },
    async tick(label, isTicked) {
      await field(label).setChecked(isTicked)
      typed.set(label, isTicked)
    },
    attach: (label, { name, bytes }) =>
      field(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(bytes) }),
    async press(name) {
      // Playwright waits for a button that calls itself unavailable; a visitor presses it all the same.
      if ((await button(name).getAttribute('aria-disabled')) === 'true') await button(name).press('Enter')
      else await button(name).click()
    },
    follow: (name) => page.getByRole('link', { name }).click(),
    key: (name) => page.keyboard.press(name),
    goBack: async () => void (await page.goBack()),
    load: async (to) => void (await open(to)),
    goOffline: () => page.context().setOffline(true),
    goOnline: () => page.context().setOffline(false),
    async otherTabStores(key, value) {
      const other = await page.context().newPage()
      await other.goto('/robots.txt')
      await other.evaluate(
        ([name, stored]) => localStorage.setItem(String(name), String(stored)),
        [key, value],
      )
      await other.close()
    },

    answer: async (answer) => (await heldRoute()).fulfill(responseOf(answer)),
    loseConnection: async () => (await heldRoute()).abort('connectionfailed'),
    async waitTooLong() {
      await heldRoute()
      await page.clock.runFor(20_000)
    },
    requests: () => requests,

    sees: (text) => expect(page.locator('body')).toContainText(text),
    seesNot: (text) => expect(page.locator('body')).not.toContainText(text),
    seesHeading: (name) => expect(page.getByRole('heading', { name })).toBeVisible(),
    async seesButton(name, isReady) {
      await expect(button(name)).toBeVisible()
      if (isReady !== undefined) await expect(button(name)).toHaveAttribute('aria-disabled', String(!isReady))
    },
    async seesNotice(text) {
      await expect(notice()).toBeFocused()
      await expect(notice()).toContainText(text)
    },
    seesNoNotice: () => expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0),
    hasFocus: (role, name) => expect(page.getByRole(role, { name })).toBeFocused(),
    async keepsWhatWasTyped() {
      for (const [label, value] of typed) {
        if (typeof value === 'boolean') await expect(field(label)).toBeChecked({ checked: value })
        else await expect(field(label)).toHaveValue(value)
      }
    },
    startsOver: () => typed.clear(),
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const responseOf = ({ status = 200, json = {}, html, headers = {} }: Answer) =>
  html === undefined ? { status, json, headers } : { status, headers, contentType: 'text/html', body: html }
