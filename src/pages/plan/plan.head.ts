import type { PlanPage } from '#src/content/law/plan-page.ts'
import { pageHead } from '#src/site/seo.ts'

type Input = Parameters<ReturnType<typeof pageHead>>[0] & { loaderData?: PlanPage | undefined }

export const planHead = ({ loaderData, match }: Input) => {
  if (!loaderData) return {}
  const { title, description } = loaderData.words
  return pageHead({ path: '/plan', title, description })({ match })
}
