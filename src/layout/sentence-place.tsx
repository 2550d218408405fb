import { useLocation } from '@tanstack/react-router'

/** Container of the visitor's sentence, if there is one. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <div key={page} hidden data-controller="carry-sentence" />
}
