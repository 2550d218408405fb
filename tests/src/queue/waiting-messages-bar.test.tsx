import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { Receipt } from '#machines/form.ts'
import type { WrittenMessage } from '#machines/waiting-messages.ts'
import { KEPT_VISA_CASE, KEY, RECEIPT } from '#mocks/examples.ts'
import { allMessages, keepMessage, keepMessagesIn } from '#src/queue/messages.ts'
import { showWaitingMessages } from '#src/queue/show-waiting-messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/memory-store.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'

const { key: DRAFT = '' } = KEPT_VISA_CASE.draft ?? {}
const written = (changed: Partial<WrittenMessage> = {}): WrittenMessage => ({
  ...KEPT_VISA_CASE,
  keptAt: Date.now(),
  ...changed,
})

const server = mockedSite()
const respond = (response: () => Response) =>
  server.use(http.post(`*${sendContactEmail.path}`, () => response()))
const offline = () => HttpResponse.error()
let store: ReturnType<typeof memoryStore>
let page = new AbortController()

async function visit(path: string): Promise<void> {
  page.abort()
  history.replaceState(null, '', path)
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  page = new AbortController()
  showWaitingMessages(document.querySelector('main') as HTMLElement, page.signal)
}

async function waits(changed: Partial<WrittenMessage> = {}): Promise<void> {
  respond(offline)
  await visit('/about')
  await keepMessage(written(changed))
  await says('1 message')
}

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

beforeEach(() => {
  store = memoryStore()
  keepMessagesIn(store)
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: vi.fn(async () => undefined) },
    configurable: true,
  })
})
afterEach(() => page.abort())

test('A page reads the queue once something waits, and counts the messages', async () => {
  const read = vi.spyOn(store, 'all')
  await visit('/about')
  expect(read).not.toHaveBeenCalled()
  respond(offline)
  await keepMessage(written())
  await says('1 message waits for the connection.')
  await keepMessage(written({ key: `${KEY}2` }))
  await says('2 messages wait for the connection.')
})

test('A message that the form can no longer read is kept to copy or delete', async () => {
  const draft = { key: DRAFT, kept: { form: { fullName: 'Jonas' }, idempotencyKey: KEY } }
  await keepMessage(written({ draft, keptAt: Date.now() - MESSAGE_WAITS_MS }))
  respond(offline)
  await visit('/about')
  await says('could not be sent within seven days')
  await says('Full name: Jonas Weber')
  expect(offered()).toEqual(['Copy the text', 'Delete'])
  expect(await allMessages()).toHaveLength(1)
})

test('A delivery is announced by the heading, and the bar keeps the focus', async () => {
  respond(() => HttpResponse.json(RECEIPT))
  await visit('/about')
  await keepMessage(written())
  await says('Send now')
  const [headline] = bar()?.querySelectorAll('[role="status"]') ?? []
  await press('Send now')
  await says('has been sent.')
  expect(headline).toHaveTextContent('Update on your message.')
  expect(document.activeElement).toBe(bar())
  await press('OK')
  await eventually(() => expect(bar()).toBeNull())
  expect(document.activeElement?.id).toBe('main')
})

test('A reader keeps the focus when the bar appears and changes', async () => {
  respond(offline)
  await visit('/about')
  document.querySelector('main')?.focus()
  await keepMessage(written())
  await says('1 message')
  await keepMessage(written({ key: 'second' }))
  await says('2 messages')
  expect(document.activeElement?.id).toBe('main')
})

test('An opened text stays open while nothing has changed', async () => {
  await waits()
  const text = bar()?.querySelector('details')
  if (text) text.open = true
  dispatchEvent(new Event('pageshow'))
  await press('Send now')
  await says('There is no connection yet.')
  expect(bar()?.querySelector('details')).toBe(text)
  expect(text?.open).toBe(true)
})

test('The text is copied verbatim, and a refused copy is not claimed', async () => {
  await waits()
  const { writeText } = navigator.clipboard
  vi.mocked(writeText).mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  const news = () => bar()?.querySelector(':scope > p:last-child')?.textContent
  await press('Copy the text')
  await eventually(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(written().text))
  expect(news()).toBe('')
  await press('Copy the text')
  await eventually(() => expect(news()).toBe('Copied'))
})

test('A browser without a clipboard shows the text alone', async () => {
  Reflect.deleteProperty(navigator, 'clipboard')
  await waits()
  await says('Full name: Jonas Weber')
  expect(offered()).not.toContain('Copy the text')
})

test('The bar says in German when a message was written and how long it waits', async () => {
  respond(offline)
  await visit('/de/about')
  await keepMessage(written({ keptAt: new Date(2026, 10, 23, 9, 30).getTime() }))
  await says(
    'Geschrieben am 23. November um 09:30. Sie wird von selbst gesendet, sobald Sie online sind, bis 30. November um 09:30.',
  )
})

const SENT = /^Your message of .* has been sent\.$/
const REFERENCE = 'Your reference number: IS-7K3F-9QXD'

test.for<[what: string, receipt: Receipt, lines: unknown[]]>([
  ['without a reference', {}, [SENT]],
  [
    'whose confirmation comes later',
    { ...RECEIPT, receipt: 'later' },
    [SENT, REFERENCE, /25 November 2026\.$/],
  ],
  [
    'without a confirmation by e-mail',
    { reference: 'IS-7K3F-9QXD', receipt: 'none' },
    [SENT, REFERENCE, /^No confirmation/],
  ],
  [
    'with a page of its own',
    { messageToken: '4.a-b.c' },
    [SENT, 'See where your message stands, or take it back'],
  ],
])('A delivered message %s shows what is known, and nothing empty', async ([, receipt, lines]) => {
  await waits()
  await store.put({ state: 'delivered', key: KEY, keptAt: Date.now(), deliveredAt: Date.now(), receipt })
  document.dispatchEvent(new Event('visibilitychange'))
  await says('has been sent.')
  expect([...(bar()?.querySelectorAll('li p') ?? [])].map(({ textContent }) => textContent)).toEqual(
    lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line)),
  )
  const link = bar()?.querySelector('a')
  if (receipt.messageToken) expect(link).toHaveAttribute('href', '/your-message?token=4.a-b.c')
  else expect(link).toBeNull()
})
