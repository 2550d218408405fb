import type { ToolPage } from '#src/content/law/tool-page.ts'
import { pageHead } from '#src/site/seo.ts'

type ToolHeadInput = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: ToolPage | undefined }

/** Returns the head of a tool's page, with the title and description from the law's texts. */
export const toolHead =
  (path: string) =>
  ({ loaderData, match }: ToolHeadInput) =>
    loaderData ? pageHead({ path, ...loaderData.lead })({ match }) : {}
