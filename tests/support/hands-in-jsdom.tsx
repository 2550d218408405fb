import { fireEvent, isInaccessible, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'
import { type ElementType, Fragment, type PropsWithChildren } from 'react'
import { expect, vi } from 'vitest'
import { KEYS } from '#src/browser/storage.ts'
import { keepMessagesIn } from '#src/queue/messages.ts'
import { eventually } from './eventually.ts'
import { memoryStore } from './memory-store.ts'
import { visit as open } from './open-page.tsx'
import type { Visit } from './visit.ts'

/** Opens a page in jsdom. Needs fake timers that advance by themselves. */
export async function visitInJsdom(
  server: SetupServer,
  path: string,
  endpoint: string | null,
  mode: ElementType<PropsWithChildren> = Fragment,
): Promise<Visit> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const held: ((response: Response) => void)[] = []
  let requests = 0
  const typed = new Map<string, string | boolean>()
  if (endpoint)
    server.use(
      http.post(`*${endpoint}`, () => {
        requests += 1
        return new Promise<Response>((resolve) => void held.push(resolve))
      }),
    )
  const heldRequest = async () => {
    await eventually(() => expect(held).toHaveLength(1), { interval: 5 })
    return held.pop() as (response: Response) => void
  }
  const store = memoryStore()
  keepMessagesIn(store)
  let router = await load(path, mode)
  const goTo = async (to: string) => {
    router = await load(to, mode)
  }
  /** Finds a field by the text of its label. In jsdom, comparing accessible names takes a hundred times as long. */
  const field = (text: string): HTMLInputElement => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(text),
    )
    const control = label?.control
    if (!control) throw new Error(`No field is labelled "${text}".`)
    return control as HTMLInputElement
  }
  const find = (selector: string, name: string | RegExp) =>
    waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => !element.closest('[hidden]'))
        .find(({ textContent }) =>
          typeof name === 'string' ? textContent?.trim().startsWith(name) : name.test(textContent ?? ''),
        )
      if (!found) throw new Error(`No ${selector} is named ${name}.`)
      return found
    })
  const page = () => shownText(document.body).replace(/\s+/g, ' ')

  return {
    async type(label, text) {
      const control = field(label)
      typed.set(label, text)
      if (control.value === text) return
      // Date and time fields have no caret, so pasting does not work.
      if (/^(date|time)$/.test(control.type))
        return void fireEvent.change(control, { target: { value: text } })
      if (control.value) await user.clear(control)
      else await user.click(control)
      if (text) await user.paste(text)
    },
    async choose(label, option) {
      await user.selectOptions(field(label), option)
      typed.set(label, field(label).value)
    },
    async tick(label, isTicked) {
      if (field(label).checked !== isTicked) await user.click(field(label))
      typed.set(label, isTicked)
    },
    async attach(label, { name, bytes }) {
      const file = new File(['x'], name)
      Object.defineProperty(file, 'size', { value: bytes })
      await userEvent.upload(field(label), file, { applyAccept: false })
    },
    press: async (name) => user.click(await find('button', name)),
    follow: async (name) => user.click(await find('a', name)),
    key: (name) => user.keyboard(`{${name}}`),
    async goBackFrom(address) {
      const history = await waitFor(() => {
        if (address.test(router.history.location.href)) return router.history
        expect(location.href).toMatch(address)
        return window.history
      })
      history.back()
    },
    load: goTo,
    // jsdom cannot navigate to another document, so load the page.
    arrivesAt: goTo,
    goOffline: async () => setOnline(false),
    goOnline: async () => setOnline(true),
    async breakStorage(fault) {
      store.fails = fault
    },
    async otherTabStores(key, value) {
      const oldValue = localStorage.getItem(key)
      localStorage.setItem(key, value)
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: localStorage }),
      )
    },
    async otherTabQueues(messages) {
      for (const { key } of await store.all()) await store.erase(key)
      for (const message of messages) await store.put(message)
      if (messages.length > 0) localStorage.setItem(KEYS.queued, '1')
      else localStorage.removeItem(KEYS.queued)
      window.dispatchEvent(new StorageEvent('storage', { key: KEYS.queued, storageArea: localStorage }))
    },
    async tabStores(key, value) {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    },
    async open(summary) {
      const disclosure = (await find('summary', summary)).parentElement as HTMLDetailsElement
      if (!disclosure.open) await user.click(disclosure.querySelector('summary') as HTMLElement)
    },

    answer: async ({ json = {}, ...answer }) => (await heldRequest())(HttpResponse.json(json, answer)),
    loseConnection: async () => (await heldRequest())(HttpResponse.error()),
    async waitTooLong() {
      await heldRequest()
      await vi.advanceTimersByTimeAsync(20_000)
    },
    requests: () => requests,

    sees: (text) => waitFor(() => expect(page()).toMatch(text)),
    seesNot: (text) => waitFor(() => expect(page()).not.toMatch(text)),
    seesHeading: async (name) => void (await find('h1, h2, h3', name)),
    async seesButton(name, isReady) {
      const button = await find('button', name)
      expect(button).toBeEnabled()
      if (isReady !== undefined) expect(button.getAttribute('aria-disabled')).toBe(String(!isReady))
    },
    seesGiven: (answer) =>
      waitFor(() =>
        expect(document.querySelector('main [aria-current="true"]')?.textContent).toMatch(answer),
      ),
    seesNotice: (text) =>
      waitFor(() => {
        const notice = document.querySelector('[role="alert"]')?.parentElement
        expect(notice).toHaveFocus()
        expect(notice?.textContent).toMatch(text)
      }),
    seesNoNotice: () =>
      waitFor(() => {
        for (const notice of document.querySelectorAll('[role="alert"]')) expect(notice).toBeEmptyDOMElement()
      }),
    hasFocus: (role, name) =>
      waitFor(() => {
        const focused = document.activeElement as HTMLElement
        expect(isInaccessible(focused)).toBe(false)
        expect(focused).toHaveRole(role)
        expect(focused).toHaveAccessibleName(typeof name === 'string' ? expect.stringContaining(name) : name)
      }),
    keepsWhatWasTyped: () =>
      waitFor(() => {
        for (const [label, value] of typed) {
          const control = field(label)
          expect([label, typeof value === 'boolean' ? control.checked : control.value]).toEqual([
            label,
            value,
          ])
        }
      }),
    startsOver: () => typed.clear(),
  }
}

const shownText = (node: Node): string =>
  node instanceof HTMLElement && node.hidden
    ? ''
    : node.hasChildNodes()
      ? [...node.childNodes].map(shownText).join('')
      : (node.textContent ?? '')

/** Simulates a page load. The event makes the modules, which stay loaded, read the storage again. */
async function load(path: string, mode?: ElementType<PropsWithChildren>) {
  const router = await open(path, mode)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  return router
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
