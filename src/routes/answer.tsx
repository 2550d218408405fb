import { createFileRoute } from '@tanstack/react-router'
import { head, PATH_OF_FORM } from '#src/pages/answer/answer.head.ts'
import { AnswerPage } from '#src/pages/answer/answer.tsx'

export const Route = createFileRoute('/answer')({
  staticData: { publicPath: PATH_OF_FORM },
  head,
  component: AnswerPage,
})
