import { useLocation } from '@tanstack/react-router'
import { withoutLanguage } from '#contracts/values/path-language.ts'

/** Pages about one message. Above it, "Forget" would seem to mean the message. */
const PAGES_OF_MESSAGES = ['/your-message', '/team-message']

/** Marks the place before which `carrySentence` inserts the visitor's answers. */
export function SentencePlace() {
  const page = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const [pathname = ''] = page.split('?')
  if (PAGES_OF_MESSAGES.includes(withoutLanguage(pathname))) return null
  return <div key={page} hidden data-controller="carry-sentence" />
}
