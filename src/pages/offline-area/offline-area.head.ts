import { pageHead } from '#src/site/seo.ts'
import { OFFLINE_AREAS, type OfflineAreaName } from './offline-area.content.ts'

/** Head of an area's page, which search engines never show, even when the area is published. */
export function areaHead(name: OfflineAreaName) {
  const { path, title, summary } = OFFLINE_AREAS[name]
  return pageHead({ path, title, description: summary, noindex: true })
}
