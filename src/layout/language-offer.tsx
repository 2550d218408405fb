import { useRouteContext } from '@tanstack/react-router'
import { LANGUAGES, type Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './language-offer.module.css'
import { LanguageLink } from './language-switch.tsx'
import { usePagePath } from './use-page-path.ts'

interface Offer {
  read: string
  close: string
  /** Pages to offer where this page does not exist in the language. */
  instead?: {
    tool: { path: string; name: string }
    guides: { title: string; links: readonly { path: string; name: string }[] }
  }
}

/** English, the default, is never offered. */
const OFFERS: Readonly<Partial<Record<Language, Offer>>> = {
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Hinweis schließen' },
  tr: {
    read: 'Bu sayfayı Türkçe okuyun',
    close: 'Kapat',
    instead: {
      tool: { path: '/quick-check', name: 'Hangi vize?' },
      guides: {
        title: 'Türkçe rehberler',
        links: [
          { path: '/information/approbation-germany', name: 'Approbation' },
          { path: '/information/opportunity-card-germany', name: 'Fırsat Kartı' },
          { path: '/information/family-reunion-visa-germany', name: 'Aile birleşimi' },
          { path: '/information/nurses-germany', name: 'Hemşirelik' },
        ],
      },
    },
  },
}

/** Offers of this page, or of others, in each other language. All are hidden until `offerLanguage` shows one. */
export function LanguageOffer({ className }: { className: string | undefined }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const languages = languagesOf(usePagePath())
  return LANGUAGES.filter((language) => language !== locale).map((language) => {
    const offer = OFFERS[language]
    const isHere = languages.includes(language)
    if (!offer || !(isHere || offer.instead)) return null
    const { read, close, instead } = offer
    return (
      <div
        key={language}
        lang={language}
        hidden
        className={[styles.offer, className].filter(Boolean).join(' ')}
        data-controller="offer-language"
      >
        {isHere || !instead ? (
          <LanguageLink to={language}>{read}</LanguageLink>
        ) : (
          <Instead language={language} {...instead} />
        )}
        <Button tone="cross" aria-label={close} className={styles.close} />
      </div>
    )
  })
}

function Instead({ language, tool, guides }: { language: Language } & NonNullable<Offer['instead']>) {
  return (
    <>
      <a href={localizedPath(tool.path, language)} hrefLang={language}>
        {tool.name}
      </a>
      <details className={styles.guides} data-controller="close-menu">
        <summary>{guides.title}</summary>
        <ul>
          {guides.links.map(({ path, name }) => (
            <li key={path}>
              <a href={localizedPath(path, language)} hrefLang={language}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
