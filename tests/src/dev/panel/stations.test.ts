import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { type Station, stationsOf } from '#src/dev/panel/stations.ts'

const written = (stations: Station[]): string =>
  stations
    .map(
      ({ name, isLit, inside }) =>
        (isLit ? `*${name}*` : name) + (inside.length > 0 ? ` (${written(inside)})` : ''),
    )
    .join(', ')

test('the map of a chart has every state within its parent, and the present one is lit with all around it', () => {
  expect(written(stationsOf(bookingMachine, 'editing.refused'))).toBe(
    '*editing* (calm, *refused*, failed, unkept), sending, keeping, queued, confirmed, recalled',
  )
})

test('a memory of where the chart was is no place on the map', () => {
  expect(written(stationsOf(contactModalMachine, 'open.asking'))).toBe(
    'closed (quiet, sent, recalled), *open* (editing (calm, refused, failed, unkept), *asking*, sending, keeping, queued)',
  )
})

test('of parallel regions each has its present state', () => {
  const machine = createMachine({
    id: 'player',
    type: 'parallel',
    states: {
      sound: { initial: 'on', states: { on: {}, off: {} } },
      film: { initial: 'runs', states: { runs: { initial: 'slow', states: { slow: {} } }, rests: {} } },
    },
  })
  const place = stateName(createActor(machine).getSnapshot().value)
  expect(place).toBe('sound.on film.runs.slow')
  expect(written(stationsOf(machine, place))).toBe('*sound* (*on*, off), *film* (*runs* (*slow*), rests)')
})
