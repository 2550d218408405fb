import { useLocation } from '@tanstack/react-router'

/** A script inserts the line with the visitor's sentence before this element. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <div key={page} hidden data-controller="carry-sentence" />
}
