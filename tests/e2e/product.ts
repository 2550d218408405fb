import { startProduct } from '#local/product.ts'

/** Starts the whole product once for all end-to-end tests; Playwright runs what is returned at the end. */
export default async function setUp() {
  const product = await startProduct({ port: 0 })
  process.env.PRODUCT_ORIGIN = product.origin
  return product.stop
}
