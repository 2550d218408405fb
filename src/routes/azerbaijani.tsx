import { createFileRoute } from '@tanstack/react-router'
import { singleLanguageHead } from '#src/pages/one-page/one-page.head.ts'
import { SingleLanguagePage } from '#src/pages/one-page/one-page.tsx'
import { forceEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/azerbaijani')({
  beforeLoad: forceEnglish('/azerbaijani'),
  head: singleLanguageHead('az'),
  component: () => <SingleLanguagePage language="az" />,
})
