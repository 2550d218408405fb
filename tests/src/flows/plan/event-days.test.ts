import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadPlanPage } from '#src/content/law/plan-page.ts'
import { eventDays } from '#src/flows/plan/event-days.ts'

const TODAY = '2026-11-28'

const rows: string[] = parse(readFileSync('tests/src/flows/plan/event-days.yaml', 'utf8'))

test.for(rows.map((row) => row.split('|').map((part) => part.trim())))(
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
