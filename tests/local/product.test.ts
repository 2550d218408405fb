import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { freePort } from '#local/free-port.ts'
import { type Product, startProduct } from '#local/product.ts'

const form = { formType: 'consultation', name: 'Max', email: 'max@visitor.example' }

const answerTo = ({ origin }: Product, body: object, headers: Record<string, string>) =>
  fetch(origin + sendContactEmail.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const post = async (...request: Parameters<typeof answerTo>) => (await answerTo(...request)).status

test('A form from http://localhost is accepted, one from a foreign page not', async () => {
  const product = await startProduct({ port: 0 })
  const localhost = product.origin.replace('127.0.0.1', 'localhost')
  expect(await post(product, form, { origin: localhost })).toBe(200)
  expect(await post(product, form, { origin: 'https://evil.example' })).toBe(403)
  await product.stop()
})

test('No hourly quota stops the receipts of 100 forms in the local product', async () => {
  const product = await startProduct({ port: 0 })
  const { origin } = product
  const receipts = new Set<unknown>()
  for (let sent = 0; sent < 100; sent += 1) {
    const answer = await answerTo(product, { ...form, email: `max${sent}@visitor.example` }, { origin })
    receipts.add(((await answer.json()) as { receipt?: unknown }).receipt)
  }
  expect(receipts).toEqual(new Set(['sent']))
  await product.stop()
})

test('Two products that store messages in one folder keep them apart', async () => {
  const storage = await mkdtemp(path.join(tmpdir(), 'product-'))
  const ports = [await freePort(), await freePort()]
  const headers = { 'Idempotency-Key': randomUUID() }
  /** Returns the status of each product's response. 422: it has stored another message with this key. */
  const statuses = async (names: string[]) => {
    const both = await Promise.all(ports.map((port) => startProduct({ port, storage })))
    const sent = await Promise.all(
      both.map((product, index) => post(product, { ...form, name: names[index] }, headers)),
    )
    for (const product of both) await product.stop()
    return sent
  }
  expect(await statuses(['Ada', 'Ben'])).toEqual([200, 200])
  expect(await statuses(['Ada', 'Ada'])).toEqual([200, 422])
  await rm(storage, { recursive: true })
})
