import type { ToolPage } from '#src/content/law/tool-page.ts'
import { pageHead } from '#src/seo.ts'

type ToolHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: ToolPage | undefined }

const toolHead =
  (path: string) =>
  ({ loaderData, match }: ToolHeadInput) =>
    loaderData ? pageHead({ path, ...loaderData.lead })({ match }) : {}

export const head = toolHead('/quick-check')
export const employersHead = toolHead('/quick-check/employers')
