import { app } from '@azure/functions'
import { logTo } from '#functions/web/http.ts'
import { registerEndpoints } from './endpoints.ts'
import { managedIdentity } from './managed-identity.ts'

/**
 * For an app of its own (Flex Consumption), which may have a timer and a managed identity: no schedule elsewhere has to
 * call the sweep, and no key opens storage and mail.
 */
const { sweep } = registerEndpoints(process.env, managedIdentity())

app.timer('sweep-timer', {
  schedule: '0 * * * * *',
  handler: async (_timer, context) => {
    await sweep(logTo(context, 'sweep-timer'))
  },
})
