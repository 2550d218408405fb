import { useLocation } from '@tanstack/react-router'

/** Marks the place before which `carrySentence` inserts the visitor's answers. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <div key={page} hidden data-controller="carry-sentence" />
}
