import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { Receipt } from '#machines/form.ts'
import type { WrittenMessage } from '#machines/waiting-messages.ts'
import { DRAFT_VERSION, KEYS } from '#src/browser/storage.ts'
import { completeContact, completeVisaCase, KEPT_VISA_CASE, KEY, RECEIPT } from '#src/dev/examples.ts'
import { allMessages, keepMessage, keepMessagesIn } from '#src/queue/messages.ts'
import { showWaitingMessages } from '#src/queue/show-waiting-messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/memory-store.ts'

const { key: DRAFT = '' } = KEPT_VISA_CASE.draft ?? {}
const written = (changed: Partial<WrittenMessage> = {}): WrittenMessage => ({
  ...KEPT_VISA_CASE,
  keptAt: Date.now(),
  ...changed,
})

const server = setupServer()
const respond = (response: () => Response) =>
  server.use(http.post(`*${sendContactEmail.path}`, () => response()))
const offline = () => HttpResponse.error()
let store: ReturnType<typeof memoryStore>
let page = new AbortController()

/** Opens a page in this tab, in place of the previous one. */
async function visit(path: string): Promise<void> {
  page.abort()
  history.replaceState(null, '', path)
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  page = new AbortController()
  showWaitingMessages(document.querySelector('main') as HTMLElement, page.signal)
}

/** A page without a connection, with one waiting message. */
async function waits(changed: Partial<WrittenMessage> = {}): Promise<void> {
  respond(offline)
  await visit('/about')
  await keepMessage(written(changed))
  await says('1 message')
}

/** Another tab, or the worker, has sent it. */
const deliver = (receipt: Receipt = RECEIPT) =>
  store.put({ state: 'delivered', key: KEY, keptAt: Date.now(), deliveredAt: Date.now(), receipt })

const bar = () => document.querySelector<HTMLElement>('aside:not([hidden])')
const says = (text: string | RegExp) => eventually(() => expect(bar()?.textContent ?? 'no bar').toMatch(text))
const buttons = () => [...(bar()?.querySelectorAll('button') ?? [])]
const offered = () => buttons().map(({ textContent }) => textContent)
const press = async (name: string) => {
  const button = buttons().find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`The bar has no button "${name}".`)
  button.focus()
  button.click()
}

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  store = memoryStore()
  keepMessagesIn(store)
  // jsdom does not navigate, and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: vi.fn(async () => undefined) },
    configurable: true,
  })
})
afterEach(() => {
  page.abort()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('a document shows the waiting messages, in its language, and opens no storage without one', async () => {
  const read = vi.spyOn(store, 'all')
  await visit('/about')
  expect(read).not.toHaveBeenCalled()
  respond(offline)
  await keepMessage(written())
  await says('1 message waits for the connection.')
  await keepMessage(written({ key: `${KEY}2` }))
  await says('2 messages wait for the connection.')
  await visit('/de/about')
  await says('2 Nachrichten warten auf die Verbindung.')
})

test("the bar's notices are announced, and its heading no longer speaks of waiting once all is delivered", async () => {
  respond(offline)
  await keepMessage(written())
  await visit('/about')
  await says('1 message waits for the connection.')
  expect(bar()?.tabIndex).toBe(-1)
  const [headline, news] = [...(bar()?.querySelectorAll('[role="status"]') ?? [])]
  expect([headline?.localName, news?.localName]).toEqual(['p', 'p'])
  respond(() => HttpResponse.json(RECEIPT))
  await press('Send now')
  await says('IS-7K3F-9QXD')
  expect(headline?.textContent).not.toMatch(/wait/)
  expect(headline?.textContent).toMatch(/\w/)
})

test('a refused message is given back for correction, under a new key where the old one belongs to another body', async () => {
  await keepMessage(written())
  respond(() => HttpResponse.json({ error: 'Send again with a new key.' }, { status: 422 }))
  await visit('/about')
  await says('could not be accepted')
  await press('Take back into the form')
  await says('You took your message')
  // The form did not open: a second press finds the same draft.
  await press('Take back into the form')
  await visit('/free-visa-case')
  await eventually(() => expect(bar()).toBeNull())
  expect(JSON.parse(String(sessionStorage.getItem(DRAFT)))).toEqual({
    form: completeVisaCase,
    idempotencyKey: null,
  })
})

test('a message that has waited for seven days is shown with its text, to be copied, taken back or deleted', async () => {
  await keepMessage(written({ keptAt: Date.now() - MESSAGE_WAITS_MS }))
  respond(offline)
  await visit('/about')
  await says('could not be sent within seven days')
  await says('Full name: Jonas Weber')
  expect(offered()).toEqual(expect.arrayContaining(['Take back into the form', 'Delete']))
  await press('Delete')
  await eventually(() => expect(bar()).toBeNull())
  expect(await allMessages()).toEqual([])
})

test.for<[why: string, draft: WrittenMessage['draft']]>([
  [
    'of another version of the form',
    { ...written().draft, key: 'draft:visa-case:0' } as WrittenMessage['draft'],
  ],
  [
    'with a field that the form has no more',
    { key: DRAFT, kept: { form: { fullName: 'Jonas' }, idempotencyKey: KEY } },
  ],
])('a message %s can only be copied and deleted, and stays until then', async ([, draft]) => {
  await keepMessage(written({ draft, keptAt: Date.now() - MESSAGE_WAITS_MS }))
  respond(offline)
  await visit('/about')
  await says('could not be sent within seven days')
  await says('Full name: Jonas Weber')
  expect(offered()).not.toContain('Take back into the form')
  expect(offered()).toContain('Delete')
  expect(bar()?.textContent).not.toContain('Take it back')
  expect(await allMessages()).toHaveLength(1)
})

test('sending by hand reports a missing connection, or sends', async () => {
  await waits()
  await press('Send now')
  await says('There is no connection yet.')
  server.resetHandlers()
  respond(() => HttpResponse.json(RECEIPT))
  await press('Send now')
  await says('has been sent.')
})

test('the focus stays with the bar when its list changes, and goes to the page when the bar goes', async () => {
  respond(() => HttpResponse.json(RECEIPT))
  await visit('/about')
  await keepMessage(written())
  await says('Send now')
  await press('Send now')
  await says('has been sent.')
  expect(document.activeElement).toBe(bar())
  await press('OK')
  await eventually(() => expect(bar()).toBeNull())
  expect(document.activeElement?.id).toBe('main')
})

test('a reader keeps the focus when the bar appears and changes', async () => {
  respond(offline)
  await visit('/about')
  document.querySelector('main')?.focus()
  await keepMessage(written())
  await says('1 message')
  await keepMessage(written({ key: 'second' }))
  await says('2 messages')
  expect(document.activeElement?.id).toBe('main')
})

test('an opened text stays open while nothing has changed', async () => {
  await waits()
  const text = bar()?.querySelector('details')
  if (text) text.open = true
  dispatchEvent(new Event('pageshow'))
  await press('Send now')
  await says('There is no connection yet.')
  expect(bar()?.querySelector('details')).toBe(text)
  expect(text?.open).toBe(true)
})

test('the text is copied verbatim, with a confirmation', async () => {
  respond(offline)
  await visit('/de/about')
  await keepMessage(written())
  await says('1 Nachricht')
  await press('Text kopieren')
  await says('Kopiert')
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(written().text)
})

test('the bar does not claim a copy that the browser refused', async () => {
  await waits()
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  await press('Copy the text')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(bar()?.querySelector(':scope > p:last-child')?.textContent).toBe('')
})

test('a browser without a clipboard shows the text alone', async () => {
  Reflect.deleteProperty(navigator, 'clipboard')
  respond(offline)
  await visit('/about')
  await keepMessage(written())
  await says('Full name: Jonas Weber')
  expect(offered()).not.toContain('Copy the text')
})

test.each([
  [
    'en',
    '/about',
    'Written on 23 November at 09:30. It is sent by itself once you are online, until 30 November at 09:30.',
  ],
  [
    'de',
    '/de/about',
    'Geschrieben am 23. November um 09:30. Sie wird von selbst gesendet, sobald Sie online sind, bis 30. November um 09:30.',
  ],
])('in %s the bar says when a message was written and until when it waits', async (_, path, sentence) => {
  respond(offline)
  await visit(path)
  await keepMessage(written({ keptAt: new Date(2026, 10, 23, 9, 30).getTime() }))
  await says(sentence)
})

test.for([
  ['English', '/about', 'See where your message stands, or take it back', '/your-message?token=4.a-b.c'],
  [
    'German',
    '/de/about',
    'Stand der Nachricht ansehen oder sie zurücknehmen',
    '/de/your-message?token=4.a-b.c',
  ],
] as const)('in %s a delivered message links to its page', async ([, path, label, address]) => {
  await keepMessage(written())
  respond(() => HttpResponse.json({ reference: 'IS-7K3F-9QXD', messageToken: '4.a-b.c' }))
  await visit(path)
  await eventually(() => expect(bar()?.querySelector('a')?.getAttribute('href')).toBe(address))
  expect(bar()?.querySelector('a')?.textContent).toBe(label)
})

test('a delivered message without a reference shows that it was sent, and nothing empty', async () => {
  await keepMessage(written())
  respond(() => HttpResponse.json({}))
  await visit('/about')
  await says('has been sent.')
  expect(bar()?.querySelectorAll('li p')).toHaveLength(1)
})

test('messages are listed by the time they were written', async () => {
  respond(offline)
  await visit('/about')
  const now = Date.now()
  await keepMessage(written({ key: 'second', text: 'second', keptAt: now }))
  await keepMessage(written({ key: 'first', text: 'first', keptAt: now - 60_000 }))
  await says('2 messages')
  await eventually(() =>
    expect([...(bar()?.querySelectorAll('pre') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'first',
      'second',
    ]),
  )
})

test.each<[receipt: ReceiptMail, words: RegExp]>([
  ['none', /Your reference number: IS-7K3F-9QXD\s*No confirmation comes by e-mail/],
  ['later', /^((?!No confirmation).)*$/s],
])('the bar says that no confirmation comes, where none does: %s', async (receipt, words) => {
  await waits()
  await deliver({ ...RECEIPT, receipt })
  document.dispatchEvent(new Event('visibilitychange'))
  await says('has been sent.')
  await says(words)
})

test('the message of the contact dialog goes back to the dialog that its address opens', async () => {
  const draft = {
    key: KEYS.draft('contact-modal', DRAFT_VERSION),
    kept: { form: completeContact, idempotencyKey: KEY },
  }
  await waits({ draft, path: '/contact?inquiry=business' })
  await press('Take back into the form')
  await says('You took your message')
  await visit('/contact')
  await says('You took your message')
  await visit('/contact?inquiry=business')
  await eventually(async () => expect(await allMessages()).toEqual([]))
})
