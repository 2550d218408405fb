import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { KEYS } from '#src/browser/storage.ts'
import { untilAlive } from './until-alive.ts'
import type { Visit } from './visit.ts'

export interface Hands {
  fill: (field: Locator, text: string) => Promise<void>
  select: (list: Locator, option: string) => Promise<void>
  tick: (box: Locator, isTicked: boolean) => Promise<void>
  attach: (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  press: (button: Locator) => Promise<void>
  follow: (link: Locator) => Promise<void>
}

export const WITH_A_MOUSE: Hands = {
  fill: (field, text) => field.fill(text),
  select: async (list, option) => void (await list.selectOption({ label: option })),
  tick: (box, isTicked) => box.setChecked(isTicked),
  attach: (field, file) => field.setInputFiles(file),
  async press(button) {
    // Playwright waits while a button is `aria-disabled`; visitors press it anyway.
    if ((await button.getAttribute('aria-disabled')) === 'true') await button.press('Enter')
    else await button.click()
  },
  follow: (link) => link.click(),
}

export async function visitInChromium(
  page: Page,
  path: string,
  endpoint: string | null,
  open: (path: string) => Promise<unknown>,
  hands: Hands = WITH_A_MOUSE,
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
  const inOtherTab = async (work: (tab: Page) => Promise<unknown>) => {
    const tab = await page.context().newPage()
    await tab.goto('/robots.txt')
    await work(tab)
    await tab.close()
  }
  const field = (label: string) => page.getByLabel(new RegExp(`^${escaped(label)}`))
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: false })
  const notice = () => page.getByRole('group').filter({ has: page.getByRole('alert') })

  return {
    async type(label, text) {
      await hands.fill(field(label), text)
      typed.set(label, text)
    },
    async choose(label, option) {
      await hands.select(field(label).and(page.locator('select')), option)
      typed.set(label, await field(label).and(page.locator('select')).inputValue())
    },
    async tick(label, isTicked) {
      await hands.tick(field(label), isTicked)
      typed.set(label, isTicked)
    },
    attach: (label, { name, bytes }) =>
      hands.attach(field(label), {
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.alloc(bytes),
      }),
    press: (name) => hands.press(button(name)),
    follow: (name) => hands.follow(page.getByRole('link', { name })),
    key: (name) => page.keyboard.press(name),
    async goBackFrom(address) {
      await page.waitForURL(address)
      await page.goBack()
    },
    load: async (to) => void (await open(to)),
    async arrivesAt(to) {
      await page.waitForURL((url) => url.pathname === to)
      await untilAlive(page)
    },
    goOffline: () => page.context().setOffline(true),
    goOnline: () => page.context().setOffline(false),
    breakStorage: (fault) =>
      page.evaluate((name) => {
        const store = IDBObjectStore.prototype as IDBObjectStore & { realPut?: IDBObjectStore['put'] }
        const base = IDBDatabase.prototype as IDBDatabase & { realOpen?: IDBDatabase['transaction'] }
        store.realPut ??= store.put
        base.realOpen ??= base.transaction
        const failing = () => {
          throw new DOMException('No storage here.', 'QuotaExceededError')
        }
        store.put = name === 'full' ? failing : store.realPut
        base.transaction = name === 'refused' ? failing : base.realOpen
      }, fault),
    otherTabStores: (key, value) =>
      inOtherTab((tab) =>
        tab.evaluate(([name, stored]) => localStorage.setItem(name, stored), [key, value] as const),
      ),
    otherTabQueues: (messages) =>
      inOtherTab((tab) => tab.evaluate(replaceQueue, [KEYS.queue, KEYS.queued, messages] as const)),
    tabStores: (key, value) =>
      page.evaluate(
        ([name, kept]) =>
          kept === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, kept),
        [key, value] as const,
      ),
    async open(summary) {
      const disclosure = page
        .locator('details', { has: page.locator('summary', { hasText: summary }) })
        .first()
      if ((await disclosure.getAttribute('open')) === null) await disclosure.locator('summary').click()
    },

    answer: async (answer) => (await heldRoute()).fulfill({ status: 200, json: {}, ...answer }),
    loseConnection: async () => (await heldRoute()).abort('connectionfailed'),
    async waitTooLong() {
      await heldRoute()
      await page.clock.runFor(20_000)
    },
    requests: () => requests,

    sees: (text) => expect(page.locator('body')).toContainText(text, { useInnerText: true }),
    seesNot: (text) => expect(page.locator('body')).not.toContainText(text, { useInnerText: true }),
    seesHeading: (name) => expect(page.getByRole('heading', { name })).toBeVisible(),
    async seesButton(name, isReady) {
      await expect(button(name)).toBeVisible()
      if (isReady !== undefined) await expect(button(name)).toHaveAttribute('aria-disabled', String(!isReady))
    },
    seesGiven: (answer) => expect(page.locator('main [aria-current="true"]')).toContainText(answer),
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

/** Runs in the browser. */
async function replaceQueue([base, flag, messages]: readonly [string, string, readonly QueuedMessage[]]) {
  const opening = indexedDB.open(base)
  const done = (request: IDBRequest | IDBTransaction, event: 'success' | 'complete') =>
    new Promise((resolve) => request.addEventListener(event, resolve))
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('messages'))
  await done(opening, 'success')
  const writing = opening.result.transaction('messages', 'readwrite')
  const store = writing.objectStore('messages')
  store.clear()
  for (const message of messages) store.put(message, message.key)
  await done(writing, 'complete')
  opening.result.close()
  if (messages.length > 0) localStorage.setItem(flag, String(Math.random()))
  else localStorage.removeItem(flag)
}
