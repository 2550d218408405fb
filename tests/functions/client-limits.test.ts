import { expect, test } from 'vitest'
import { clientLimits, fullClients, mailboxLimit } from '#functions/adapters/limits.ts'

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const limit = (until: Date, most = 2) => ({ prefix: 'c:', most, until })

test('a network may post so often in ten minutes and in an hour, counted from the full ten and the full hour', () => {
  const settings = { postsPerClient: 12, postsPerClientInAnHour: 20 }
  expect(clientLimits(settings, 'network', at('10:17:30'))).toEqual([
    { prefix: 'c:2026-11-23T10:10:00.000Z:10:network:', most: 12, until: at('10:20:00') },
    { prefix: 'c:2026-11-23T10:00:00.000Z:60:network:', most: 20, until: at('11:00:00') },
  ])
})

test('a mailbox may get so many mails a day in UTC', () => {
  expect(mailboxLimit({ mailsPerMailbox: 3 }, 'mailbox', at('23:59:59'))).toEqual({
    prefix: 'm:2026-11-23:mailbox:',
    most: 3,
    until: new Date('2026-11-24T00:00:00Z'),
  })
})

test('a network that has used up a limit waits until it starts again, and others do not', () => {
  const full = fullClients()
  expect(full.note('network', limit(at('10:10:00')), at('10:09:00'))).toBe(60)
  expect(full.note('other', limit(at('10:20:00')), at('10:09:30'))).toBe(630)
  expect(full.waitOf('network', at('10:09:59'))).toBe(1)
  expect(full.waitOf('network', at('10:10:00'))).toBeNull()
  expect(full.waitOf('other', at('10:10:00'))).toBe(600)
  expect(full.waitOf('third', at('10:09:59'))).toBeNull()
  expect(full.waitOf(null, at('10:09:59'))).toBeNull()
  full.note('network', limit(at('10:20:00')), at('10:15:00'))
  expect([full.waitOf('network', at('10:16:00')), full.waitOf('other', at('10:16:00'))]).toEqual([240, 240])
})
