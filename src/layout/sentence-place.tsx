import { useLocation } from '@tanstack/react-router'

/** Marks the place of the visitor's sentence: a script inserts its line before this hidden element. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <div key={page} hidden data-controller="carry-sentence" />
}
