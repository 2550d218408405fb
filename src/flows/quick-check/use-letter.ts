import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { type Letter, letterFor } from './letter.ts'

/**
 * The draft from the address for this kind, once its texts have loaded; null before that, and without a kind or a
 * draft.
 */
export function useLetter(kind: ContactKind | ''): Letter | null {
  const { locale } = useRouteContext({ from: '__root__' })
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    if (kind === '') return undefined
    let isWanted = true
    letterFor(kind, locale).then(
      (found) => isWanted && setLetter(found),
      // Without these texts the form is complete, as if nothing had been carried along.
      () => undefined,
    )
    return () => {
      isWanted = false
      setLetter(null)
    }
  }, [kind, locale])
  return letter
}
