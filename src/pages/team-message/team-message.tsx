import { TeamMessageView } from '#src/flows/team-message/team-message-view.tsx'

export function TeamMessagePage() {
  return <TeamMessageView />
}
