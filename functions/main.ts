import { registerEndpoints } from './endpoints.ts'

registerEndpoints(process.env)
