import { MessageView } from '#src/flows/your-message/message-view.tsx'

export function YourMessagePage() {
  return <MessageView />
}
