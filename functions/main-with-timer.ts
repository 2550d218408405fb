import { app } from '@azure/functions'
import { registerEndpoints } from './endpoints.ts'
import type { Log } from './handler.ts'
import { OPERATOR_HEADER } from './operator-key.ts'

/** For an app of its own (Flex Consumption), which may have a timer: no schedule elsewhere has to call the sweep. */
const { sweep } = registerEndpoints(process.env)

app.timer('sweep-timer', {
  schedule: '0 * * * * *',
  handler: async (_timer, context) => {
    const log: Log = (level, event, details) =>
      context[level](JSON.stringify({ event, function: 'sweep-timer', ...details }))
    const key = process.env.OUTBOX_KEY ?? ''
    const header = (name: string) => (name === OPERATOR_HEADER ? key : null)
    const { status } = await sweep({ body: null, header, receivedAt: new Date(), log })
    if (status !== 200) throw new Error(`The sweep answered ${status}.`)
  },
})
