import { lateFacts } from '#build/articles/overdue-facts.ts'
import { buildIfStale } from '#build/build.ts'
import { portOf } from './port.ts'
import { startProduct } from './product.ts'

/** Environment variables that can change limits. */
const LIMITS = [
  'MAILS_PER_MAILBOX',
  'MAILS_PER_HOUR',
  'QUESTIONS_PER_HOUR',
  'POSTS_PER_CLIENT',
  'POSTS_PER_CLIENT_IN_AN_HOUR',
]

try {
  const port = portOf(process.env.PORT)
  await buildIfStale()
  const settings = Object.fromEntries(
    LIMITS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const product = await startProduct({
    port,
    storage: '.local/tables',
    settings,
    hasTls: process.env.TLS === '1',
  })
  console.log(`\n  Site     ${product.origin}\n  Mailbox  ${product.origin}/__mailbox`)
  const today = new Date()
  const late = lateFacts(today).size
  if (late > 0)
    console.log(`  Figures  ${late} overdue; see npm run facts -- --at ${today.toISOString().slice(0, 10)}`)
  console.log()

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      await product.stop()
      process.exit(0)
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
