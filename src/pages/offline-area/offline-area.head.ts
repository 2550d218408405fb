import { pageHead } from '#src/site/seo.ts'
import { OFFLINE_AREAS, type OfflineAreaName } from './offline-area.content.ts'

/** Always `noindex`, published or not. */
export function areaHead(name: OfflineAreaName) {
  const { path, title, summary } = OFFLINE_AREAS[name]
  return pageHead({ path, title, description: summary, noindex: true })
}
