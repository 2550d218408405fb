import { createFileRoute } from '@tanstack/react-router'
import { singleLanguageHead } from '#src/pages/single-language/single-language.head.ts'
import { SingleLanguagePage } from '#src/pages/single-language/single-language.tsx'

export const Route = createFileRoute('/azerbaijani')({
  head: singleLanguageHead('az'),
  component: () => <SingleLanguagePage language="az" />,
})
