import { pageHead } from '#src/site/seo.ts'
import { OFFLINE_AREAS, type OfflineAreaName } from './offline-area.content.ts'

/** The head of one area's page: never for search engines, published or not. */
export function areaHead(name: OfflineAreaName) {
  const { path, title, summary } = OFFLINE_AREAS[name]
  return pageHead({ path, title, description: summary, noindex: true })
}
