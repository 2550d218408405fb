import type { ToolPage } from '#src/content/law/tool-page.ts'
import { type PageHead, pageHead } from '#src/site/seo.ts'

type ToolHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: ToolPage | undefined }

/** The head of a tool's page, in the tool's words. */
const toolHead =
  (page: Pick<PageHead, 'path' | 'locales' | 'language'>) =>
  ({ loaderData, match }: ToolHeadInput) =>
    loaderData ? pageHead({ ...page, ...loaderData.lead })({ match }) : {}

export const head = toolHead({ path: '/quick-check' })
export const employersHead = toolHead({ path: '/quick-check/employers' })
export const pointsHead = toolHead({ path: '/opportunity-card-points' })

/** A tool in Turkish stands in the English interface, as the Turkish guides do. */
const turkishToolHead = (path: string) => toolHead({ path, locales: ['en'], language: 'tr' })

export const turkishHead = turkishToolHead('/quick-check-turkish')
export const turkishEmployersHead = turkishToolHead('/quick-check-turkish/employers')
export const turkishPointsHead = turkishToolHead('/opportunity-card-points-turkish')
