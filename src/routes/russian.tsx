import { createFileRoute } from '@tanstack/react-router'
import { redirectToEnglish } from '#src/pages/quick-check/turkish.route.ts'
import { singleLanguageHead } from '#src/pages/single-language/single-language.head.ts'
import { SingleLanguagePage } from '#src/pages/single-language/single-language.tsx'

export const Route = createFileRoute('/russian')({
  beforeLoad: redirectToEnglish('/russian'),
  head: singleLanguageHead('ru'),
  component: () => <SingleLanguagePage language="ru" />,
})
