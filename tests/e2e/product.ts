import { isBuilt } from '#build/build.ts'
import { startProduct } from '#local/product.ts'
import { startDevServer } from '#tests/support/dev-server.ts'

/** Starts product and development server once for all end-to-end tests, and returns their end to Playwright. */
export default async function setUp() {
  if (!isBuilt()) throw new Error('dist is older than its sources: npm run build')
  // All tests share one mailbox, one hour and one process. On a busy machine its e-mail service takes longer than the
  // five seconds that Azure gets; a mail postponed for that comes with a sweep, after the test's time limit.
  const settings = {
    MAILS_PER_MAILBOX: '1000',
    MAILS_PER_HOUR: '100000',
    QUESTIONS_PER_HOUR: '100000',
    SEND_TIMEOUT_MS: '45000',
  }
  const [product, development] = await Promise.all([startProduct({ port: 0, settings }), startDevServer()])
  process.env.PRODUCT_ORIGIN = product.origin
  process.env.DEV_ORIGIN = development.origin
  return () => Promise.all([product.stop(), development.stop()])
}
