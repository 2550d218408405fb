import { useLocation } from '@tanstack/react-router'

/** The place of the visitor's sentence once there is one; each page looks for it anew. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <div key={page} hidden data-does="carry-sentence" />
}
