import { createFileRoute } from '@tanstack/react-router'
import { onePageHead } from '#src/pages/one-page/one-page.head.ts'
import { OnePage } from '#src/pages/one-page/one-page.tsx'
import { forceEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/azerbaijani')({
  beforeLoad: forceEnglish('/azerbaijani'),
  head: onePageHead('az'),
  component: () => <OnePage language="az" />,
})
