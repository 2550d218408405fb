import { createFileRoute } from '@tanstack/react-router'
import { singleLanguageHead } from '#src/pages/one-page/one-page.head.ts'
import { SingleLanguagePage } from '#src/pages/one-page/one-page.tsx'
import { forceEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/russian')({
  beforeLoad: forceEnglish('/russian'),
  head: singleLanguageHead('ru'),
  component: () => <SingleLanguagePage language="ru" />,
})
