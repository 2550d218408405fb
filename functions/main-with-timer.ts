import { app } from '@azure/functions'
import { logTo } from '#functions/web/http.ts'
import { registerEndpoints } from './endpoints.ts'

/** For an app of its own (Flex Consumption), which may have a timer: no schedule elsewhere has to call the sweep. */
const { sweep } = registerEndpoints(process.env)

app.timer('sweep-timer', {
  schedule: '0 * * * * *',
  handler: async (_timer, context) => {
    await sweep(logTo(context, 'sweep-timer'))
  },
})
