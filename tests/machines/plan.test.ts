import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { planAddressOf, planIn } from '#contracts/plan/plan-address.ts'
import { type PlanEvent, planMachine } from '#machines/plan.ts'

const LINK = 'whom=degree_list&passport=in&salary=mid&tool=hire&as=employer&day=2027-06-01&wait=10'

/** Starts the machine on a link. `written` lists the later changes of the URL. */
function opened(link = LINK) {
  const written: string[] = []
  const asked: string[] = []
  const actor = createActor(
    planMachine.provide({
      actors: {
        address: fromCallback<PlanEvent>(({ receive }) => receive(({ type }) => asked.push(type))),
      },
      actions: {
        writeAddress: ({ context: { place } }) => void (place && written.push(planAddressOf(place))),
      },
    }),
  ).start()
  actor.send({ type: 'arrive', ...planIn(link) })
  return { actor, written, asked, place: () => actor.getSnapshot().context.place }
}

test('Opening a plan writes nothing, and a link without a plan shows none', () => {
  const { actor, written } = opened()
  expect(actor.getSnapshot().value).toBe('shown')
  expect(written).toEqual([])
  expect(opened('who=nurse').actor.getSnapshot().value).toBe('empty')
})

test('Each choice and each tick is written into the link and read back', () => {
  const { actor, written, place } = opened()
  const choices: PlanEvent[] = [
    { type: 'chooseDay', name: 'day', day: '2027-07-01' },
    { type: 'chooseDay', name: 'booked', day: '2027-02-15' },
    { type: 'chooseDay', name: 'booked', day: '' },
    { type: 'enterWeeks', name: 'wait', weeks: null },
    { type: 'enterWeeks', name: 'decision', weeks: 8 },
    { type: 'chooseWay', way: 'fast' },
    { type: 'chooseLand', land: 'berlin' },
    { type: 'chooseReader', reader: 'person' },
    { type: 'tick', id: 'S-11' },
    { type: 'tick', id: 'D-01' },
    { type: 'tick', id: 'S-11' },
  ]
  for (const choice of choices) actor.send(choice)
  expect(written).toHaveLength(choices.length)
  expect(place()).toMatchObject({
    ...{ days: { day: '2027-07-01' }, wait: null, decision: 8 },
    ...{ way: 'fast', land: 'berlin', reader: 'person' },
    done: ['D-01'],
  })
  expect(planIn(written.at(-1) ?? '')).toEqual({ place: place(), dropped: [] })
})

test('Dropped parts of a link are named until the next choice', () => {
  const { actor } = opened(`${LINK}&way=back`)
  expect(actor.getSnapshot().context.dropped).toEqual(['way'])
  actor.send({ type: 'tick', id: 'S-11' })
  expect(actor.getSnapshot().context.dropped).toEqual([])
})

test('If the texts cannot be loaded, the reader can retry', () => {
  const { actor, asked } = opened()
  actor.send({ type: 'fail' })
  actor.send({ type: 'retry' })
  expect([actor.getSnapshot().value, asked]).toEqual(['reading', ['retry']])
})

test.for([
  [
    '#tool=you&day=2027-02-30&wait=999&decision=0&done=S-05.x.S-05.%3Cb%3E&as=boss&way=back',
    'as way day wait decision done',
    'S-05',
  ],
  ['#event=job&who=nurse&day=2028-02-29&wait=104&done=S-05.D-01', '', 'S-05 D-01'],
  ['#event=job&known=2026-11-31&letter=2026-11-30&land=%3Cb%3E', 'day land', ''],
])('Impossible parts of a link are dropped and named: %s', ([link = '', names, done]) => {
  const { place, dropped } = planIn(link)
  expect([...dropped].sort()).toEqual(String(names).split(' ').filter(Boolean).sort())
  expect(place?.done.join(' ')).toBe(done)
})
