import { expect, test } from 'vitest'
import { runLeadCommand } from '#local/lead-commands.ts'
import { all } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, WITHOUT_ADDRESS } from '#tests/support/outbox.ts'

const NOW = new Date('2026-11-23T09:30:00Z')

function scene() {
  const { leads, records } = adaptersOn(memoryTable(), NOW)
  const arrival = arrivalOf(NOW, WITHOUT_ADDRESS)
  return { leads, records, arrival, reference: arrival.lead.reference }
}

test('A lead without an e-mail address is stored with the mail to the team alone', async () => {
  const { leads, arrival } = scene()
  expect(await leads.store(arrival)).toMatchObject({ outcome: 'stored', leased: [{ kind: 'team' }] })
})

test('It is erased by its reference, with its mail, and nothing else is', async () => {
  const { leads, records, arrival, reference } = scene()
  await leads.store(arrival)
  await leads.store(arrivalOf(NOW, WITHOUT_ADDRESS))
  const out: string[] = []
  const desk = {
    out: { write: (text: string) => out.push(text) } as unknown as NodeJS.WritableStream,
    tell: () => {},
  }
  const erase = (...args: string[]) =>
    runLeadCommand(['erase', ...args], () => ({ account: 'memory', records, withdrawUrlOf: () => '' }), desk)
  await erase('--reference', reference.toLowerCase())
  expect(out).toEqual(['2 rows erased. Looked again: nothing of this reference is left.\n'])
  expect(await all(records.leads())).toHaveLength(1)
  await expect(erase('--reference', reference)).rejects.toThrow('Nothing of this reference is stored.')
  await expect(erase()).rejects.toThrow('or --reference IS-7K3F-9QXD')
})
