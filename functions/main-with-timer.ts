import { app } from '@azure/functions'
import { registerEndpoints } from './endpoints.ts'
import { logTo } from './http.ts'

/** For an app of its own (Flex Consumption), which may have a timer: no schedule elsewhere has to call the sweep. */
const { sweep } = registerEndpoints(process.env)

app.timer('sweep-timer', {
  schedule: '0 * * * * *',
  handler: async (_timer, context) => {
    await sweep(logTo(context, 'sweep-timer'))
  },
})
