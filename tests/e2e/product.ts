import { isBuilt } from '#build/build.ts'
import { startProduct } from '#local/product.ts'

/** Starts the whole product once for all end-to-end tests; Playwright runs what is returned at the end. */
export default async function setUp() {
  if (!isBuilt()) throw new Error('dist is older than its sources: npm run build')
  // All tests share one mailbox and one hour.
  const settings = { MAILS_PER_MAILBOX: '1000', MAILS_PER_HOUR: '100000' }
  const product = await startProduct({ port: 0, settings })
  process.env.PRODUCT_ORIGIN = product.origin
  return product.stop
}
