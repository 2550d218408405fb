import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { type Letter, letterFor } from './letter.ts'

/** The letter that the address carries for this kind, once its words are there; null before, without a kind, and without one. */
export function useLetter(kind: ContactKind | ''): Letter | null {
  const { locale } = useRouteContext({ from: '__root__' })
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    if (kind === '') return undefined
    let isWanted = true
    letterFor(kind, locale).then(
      (found) => isWanted && setLetter(found),
      // Without its words the form is as whole as without anything said.
      () => undefined,
    )
    return () => {
      isWanted = false
      setLetter(null)
    }
  }, [kind, locale])
  return letter
}
