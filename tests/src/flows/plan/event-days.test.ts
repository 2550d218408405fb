import { expect, test } from 'vitest'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import { eventDays } from '#src/flows/plan/event-days.ts'

const TODAY = '2026-11-28'

/** Columns: event | days | state | period | last day. The first eleven are published examples; then a job lost in Berlin. */
const DAYS = `
job | letter=2027-06-07 | berlin | E-04 | 2027-06-28
refused | delivered=2027-08-31 | munich | E-12 | 2027-09-30
visaRefused | delivered=2028-02-08 | munich | E-14 | 2028-03-09
job | known=2028-06-01 | munich | E-07 | 2028-06-16
job | known=2028-06-01 | berlin | E-07 | 2028-06-15
job | known=2027-04-29 | | E-01 | 2027-05-03
insolvency | opened=2027-06-30 | | E-10 | 2027-08-30
moved | moved=2027-09-18 | | E-17 | 2027-10-04
birthday | born=2010-07-01 | | E-19 | 2026-06-30 past
permit | end=2027-07-04 | | E-11 | 2027-07-04
left | left=2027-03-31 | | E-25 | 2027-09-30
job | known=2026-11-20 last=2027-01-31 | berlin | E-01 | 2026-11-23 past
job | letter=2026-11-25 | berlin | E-04 | 2026-12-16
job | last=2027-01-31 | berlin | E-03 | 2027-02-01
job | known=2026-11-20 last=2027-06-30 | | E-02 | 2027-03-30
job | known=2026-11-20 last=2027-06-30 | | E-01 | -
job | known=2027-03-31 last=2027-06-30 | | E-01 | 2027-04-05
job | last=2027-04-30 | berlin | E-03 | 2027-05-03
noAnswer | applied=2026-08-28 | | E-27 | 2026-11-29
noAnswer | applied=2026-08-01 | | E-27 | 2026-11-02
visaFree | entered=2026-10-01 | | E-23 | 2026-12-29
employee | known=2027-07-18 | bavaria | E-08 | 2027-08-16
insolvency | opened=2028-06-15 | bavaria | E-10 | 2028-08-15
insolvency | opened=2028-06-15 | munich | E-10 | 2028-08-16
birthday | born=2012-02-29 | | E-20 | 2030-02-27
employee | known=2027-07-16 | | E-09 | 2027-07-30
employee | known=2027-06-07 | | E-08 | 2027-07-05
insolvency | opened=2027-11-02 | saarland | E-10 | 2028-01-03
`

test.for([...DAYS.matchAll(/.+/g)].map(([row]) => row.split('|').map((part) => part.trim())))(
  'Forward from an event: %s, %s, %s, %s, %s',
  async ([id, days = '', land = '', name, expected]) => {
    const { events } = await loadPlanPage('en')
    const event = events.find((each) => each.id === id)
    if (!event) throw new Error(`no event ${id}`)
    const given = Object.fromEntries(new URLSearchParams(days.replaceAll(' ', '&')))
    const found = eventDays(event, given, land, TODAY).find(({ period }) => period.id === name)
    expect(found ? `${found.day}${found.isPast ? ' past' : ''}` : '-').toBe(expected)
  },
)
