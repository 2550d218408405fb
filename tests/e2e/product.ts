import { isBuilt } from '#build/build.ts'
import { startProduct } from '#local/product.ts'
import { startDevServer } from '#tests/support/dev-server.ts'

export default async function setUp() {
  if (!isBuilt()) throw new Error('dist is older than its sources: npm run build')
  // All tests share one process and its quotas. On a busy machine the fake e-mail service may need more than the
  // default of five seconds, after which the mail would wait for a sweep.
  const settings = {
    MAILS_PER_MAILBOX: '1000',
    MAILS_PER_HOUR: '100000',
    QUESTIONS_PER_HOUR: '100000',
    SEND_TIMEOUT_MS: '45000',
  }
  const starting = startProduct({ port: 0, settings, brotliQuality: 5 })
  const [product, development] = await Promise.all([starting, startDevServer()])
  process.env.PRODUCT_ORIGIN = product.origin
  process.env.DEV_ORIGIN = development.origin
  return () => Promise.all([product.stop(), development.stop()])
}
