import { expect, test } from 'vitest'
import { isTalkTime, localTimeIn, TALK_TIMES, talkStart, USUAL_TIMES } from '#contracts/values/talk-times.ts'

test('Talks begin on the half hour from 08:00 to 18:30 in Germany, all year', () => {
  const times = (day: string) =>
    ['07:30', ...TALK_TIMES, '19:00', '10:15'].filter((time) => isTalkTime(new Date(talkStart(day, time))))
  expect(times('2026-07-01')).toEqual(TALK_TIMES)
  expect(times('2026-12-01')).toEqual(TALK_TIMES)
  expect([TALK_TIMES[0], TALK_TIMES.at(-1), TALK_TIMES.length]).toEqual(['08:00', '18:30', 22])
  expect(TALK_TIMES).toEqual(expect.arrayContaining([...USUAL_TIMES]))
  expect(isTalkTime(new Date('2026-03-29T02:30:00+01:00'))).toBe(false)
})

test.for([
  ['2026-03-27', '10:00', 'America/New_York', null, '05:00', 'America/New_York'],
  ['2026-03-30', '10:00', 'America/New_York', null, '04:00', 'America/New_York'],
  ['2026-12-08', '10:00', 'Asia/Calcutta', null, '14:30', 'Asia/Kolkata'],
  ['2026-12-08', '10:00', 'Asia/Katmandu', null, '14:45', 'Asia/Kathmandu'],
  ['2026-12-08', '08:00', 'America/Los_Angeles', '2026-12-07', '23:00', 'America/Los_Angeles'],
  ['2026-12-08', '18:30', 'Asia/Tokyo', '2026-12-09', '02:30', 'Asia/Tokyo'],
  ['2026-12-08', '16:00', 'Asia/Tokyo', '2026-12-09', '00:00', 'Asia/Tokyo'],
] as const)(
  'On %s, %s in Germany is shown in %s with its own day (%s) and time %s',
  ([day, time, zone, localDay, localTime, name]) => {
    expect(localTimeIn(zone, new Date(talkStart(day, time)))).toEqual({
      day: localDay,
      time: localTime,
      zone: name,
    })
  },
)

test.for(['Etc/Unknown', undefined, '', 'Europe/Berlin', 'Europe/Rome'])(
  'A device in %s is shown German time only',
  (zone) => {
    expect(localTimeIn(zone, new Date(talkStart('2026-12-08', '10:00')))).toBeNull()
  },
)
