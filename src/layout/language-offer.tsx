import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stylesheetLoaded } from '#src/app/stylesheet.ts'
import type { Locale } from '#src/locale.ts'
import styles from './language-offer.module.css'
import { LanguageLink } from './language-switch.tsx'

/** The guides written in Turkish, under the short names by which readers look for them. */
const TURKISH_GUIDES = [
  { href: '/information/approbation-germany-turkish', name: 'Approbation' },
  { href: '/information/job-seeker-chancenkarte-turkey', name: 'Fırsat Kartı' },
]

type Offer = 'german' | 'turkish'

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
  const line = [styles.offer, className].filter(Boolean).join(' ')
  const close = (label: string) => (
    <button type="button" aria-label={label} className={styles.close} onClick={() => setOffer(undefined)} />
  )
  if (offer === 'german') {
    return (
      <div lang="de" className={line}>
        <LanguageLink to="de">Diese Seite auf Deutsch lesen</LanguageLink>
        {close('Hinweis schließen')}
      </div>
    )
  }
  return (
    <div lang="tr" className={line}>
      <span>Türkçe:</span>
      {TURKISH_GUIDES.map(({ href, name }) => (
        <a key={href} href={href} hrefLang="tr">
          {name}
        </a>
      ))}
      {close('Kapat')}
    </div>
  )
}
