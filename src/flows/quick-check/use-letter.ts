import { useEffect, useState } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import type { Letter } from './describe-answers.ts'
import { letterFor } from './letter.ts'

/** Returns the message drafted from the URL for this kind of form; null while it loads, and if there is none. */
export function useLetter(kind: ContactKind | ''): Letter | null {
  const language = useTextLanguage()
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    if (kind === '') return undefined
    let isWanted = true
    letterFor(kind, language).then(
      (found) => isWanted && setLetter(found),
      // Ignore a failure: the visitor can fill in the form without the draft.
      () => undefined,
    )
    return () => {
      isWanted = false
      setLetter(null)
    }
  }, [kind, language])
  return letter
}
