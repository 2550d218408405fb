import { buildStale } from '#build/build.ts'
import { missingOperatorFields, site } from '#src/site.ts'
import { startProduct } from './product.ts'

const { PORT = '4280' } = process.env
const port = Number(PORT)
if (!/^\d+$/.test(PORT) || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${PORT}".`)
  process.exit(1)
}

try {
  await buildStale()
  const product = await startProduct({ port, storage: '.local/tables' })
  const gaps = missingOperatorFields(site)
  if (gaps.length > 0) {
    console.warn(`\nBefore this goes online: docs/launch.md. Missing in src/site.ts: ${gaps.join(', ')}.`)
  }
  console.log(
    `\n  Site     ${product.origin}\n  Mailbox  ${product.origin}/__mailbox\n\n  Ctrl-C stops it.\n`,
  )

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
