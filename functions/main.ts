import { app } from '@azure/functions'
import { logTo } from '#functions/web/http.ts'
import { registerEndpoints } from './endpoints.ts'
import { managedIdentity } from './managed-identity.ts'

const { sweep } = registerEndpoints(process.env, managedIdentity(process.env.AZURE_CLIENT_ID))

app.timer('sweep-timer', {
  schedule: '0 * * * * *',
  handler: async (_timer, context) => {
    await sweep(logTo(context, 'sweep-timer'))
  },
})
