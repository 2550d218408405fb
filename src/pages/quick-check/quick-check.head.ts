import type { ToolPage } from '#src/content/law/tool-page.ts'
import { withLocale } from '#src/site/locale.ts'
import { type PageHead, pageHead } from '#src/site/seo.ts'

type ToolHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: ToolPage | undefined }

/** Returns the heads of a tool's page and of its Turkish version, whose header and footer are in English. */
function toolHeads(path: string, turkish: string) {
  const alternates = { en: path, de: withLocale(path, 'de'), tr: turkish }
  const head =
    (page: Pick<PageHead, 'path' | 'locales' | 'language'>) =>
    ({ loaderData, match }: ToolHeadInput) =>
      loaderData ? pageHead({ ...page, ...loaderData.lead, alternates })({ match }) : {}
  return { head: head({ path }), turkish: head({ path: turkish, locales: ['en'], language: 'tr' }) }
}

export const people = toolHeads('/quick-check', '/quick-check-turkish')
export const employers = toolHeads('/quick-check/employers', '/quick-check-turkish/employers')
export const points = toolHeads('/opportunity-card-points', '/opportunity-card-points-turkish')
