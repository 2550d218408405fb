import { useLocation, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { stylesheetLoaded } from '#src/app/stylesheet.ts'
import type { Locale } from '#src/locale.ts'
import { TURKISH_GUIDES } from './navigation.ts'

type Offer = 'german' | 'turkish'

/** Most visitors read the page in their language and never need it. */
const LanguageLine = lazy(() => import('./language-line.tsx'))

/** What a visitor is offered who would rather read another language than the page's; nothing is stored about it. */
export function offerFor(languages: readonly string[], locale: Locale): Offer | undefined {
  for (const [language] of languages.map((tag) => tag.toLowerCase().split('-'))) {
    if (language === 'tr') return 'turkish'
    if (language === 'de') return locale === 'de' ? undefined : 'german'
    if (language === 'en') return undefined
  }
  return undefined
}

/** One line in the offered language, for as long as the page lives or until it is closed. */
export function LanguageOffer({ className }: { className: string | undefined }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const pathname = useLocation({ select: (location) => location.pathname })
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    // The page was delivered without the line's styles.
    stylesheetLoaded().then(() => setOffer(offerFor(navigator.languages, locale)))
  }, [locale])
  if (!offer || TURKISH_GUIDES.some(({ href }) => href === pathname)) return null
  return (
    <Suspense>
      <LanguageLine offer={offer} className={className} onClose={() => setOffer(undefined)} />
    </Suspense>
  )
}
