import { createFileRoute } from '@tanstack/react-router'
import { onePageHead } from '#src/pages/one-page/one-page.head.ts'
import { OnePage } from '#src/pages/one-page/one-page.tsx'
import { forceEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/russian')({
  beforeLoad: forceEnglish('/russian'),
  head: onePageHead('ru'),
  component: () => <OnePage language="ru" />,
})
