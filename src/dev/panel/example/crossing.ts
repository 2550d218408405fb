import { assign, setup } from 'xstate'

/** The light at a crossing: people press for green, cars have the rest of the time. */
export const crossingMachine = setup({
  types: { context: {} as { waiting: number }, events: {} as { type: 'press' } | { type: 'repair' } },
  guards: { isCrowd: ({ context }) => context.waiting > 2 },
  actions: {
    count: assign({ waiting: ({ context }) => context.waiting + 1 }),
    forget: assign({ waiting: 0 }),
  },
  delays: { patience: 30_000, walk: 10_000 },
}).createMachine({
  id: 'crossing',
  context: { waiting: 0 },
  initial: 'cars',
  on: { repair: { target: '.dark', actions: 'forget' } },
  states: {
    cars: {
      initial: 'free',
      states: {
        free: { on: { press: { target: 'pressed', actions: 'count' } } },
        pressed: {
          after: { patience: '#crossing.people' },
          on: { press: [{ target: '#crossing.people', guard: 'isCrowd' }, { actions: 'count' }] },
        },
      },
    },
    people: { exit: 'forget', after: { walk: 'cars' } },
    dark: { type: 'final' },
  },
})
