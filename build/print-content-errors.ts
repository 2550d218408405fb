// Prints faults in the content without a stack. Commands import this file first, since they read the content while loading.
import { ContentError } from './content-error.ts'

process.on('uncaughtException', (error) => {
  console.error(error instanceof ContentError ? error.message : error)
  process.exit(1)
})
