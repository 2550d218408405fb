import styles from './language-offer.module.css'
import { LanguageLink } from './language-switch.tsx'
import { TURKISH_GUIDES } from './navigation.ts'

interface LanguageLineProps {
  offer: 'german' | 'turkish'
  className: string | undefined
  onClose: () => void
}

/** What is offered, in the language that is offered. */
export default function LanguageLine({ offer, className, onClose }: LanguageLineProps) {
  const line = [styles.offer, className].filter(Boolean).join(' ')
  const close = (label: string) => (
    <button type="button" aria-label={label} className={styles.close} onClick={onClose} />
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
