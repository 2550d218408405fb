import { faultsOf } from './checks.ts'
import { writeLawSchemas } from './schemas.ts'

// Part of `npm run check`.
writeLawSchemas()
const faults = faultsOf()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
