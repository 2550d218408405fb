// Prints faults in the data without a stack. Commands import this file first, since they read the data while loading.
import { DataError } from './data-error.ts'

process.on('uncaughtException', (error) => {
  console.error(error instanceof DataError ? error.message : error)
  process.exit(1)
})
