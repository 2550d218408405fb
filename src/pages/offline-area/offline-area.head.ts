import { pageHead } from '#src/site/seo.ts'
import { OFFLINE_AREAS, type OfflineAreaName } from './offline-area.content.ts'

/** Returns the head of an area's page. Search engines must not index the page, even once it is published. */
export function areaHead(name: OfflineAreaName) {
  const { path, title, summary } = OFFLINE_AREAS[name]
  return pageHead({ path, title, description: summary, noindex: true })
}
