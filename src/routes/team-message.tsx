import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/team-message/team-message.head.ts'
import { TeamMessagePage } from '#src/pages/team-message/team-message.tsx'

export const Route = createFileRoute('/team-message')({
  head,
  component: TeamMessagePage,
})
