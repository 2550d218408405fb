import type { ToolPage } from '#src/content/law/tool-page.ts'
import { pageHead } from '#src/seo.ts'

type PointsHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: ToolPage | undefined }

export const head = ({ loaderData, match }: PointsHeadInput) =>
  loaderData ? pageHead({ path: '/opportunity-card-points', ...loaderData.lead })({ match }) : {}

/** The calculator in Turkish stands in the English interface, as the Turkish guides do. */
export const turkishHead = ({ loaderData, match }: PointsHeadInput) =>
  loaderData
    ? pageHead({
        path: '/opportunity-card-points-turkish',
        ...loaderData.lead,
        locales: ['en'],
        language: 'tr',
      })({ match })
    : {}
