import { use } from 'react'
import { SiteLink } from '#src/ui/site-link.tsx'
import { ArticleContext } from './article-context.ts'
import styles from './beside.module.css'

/** Offer of free advice, beside the text on wide screens. With `isInText`, within the text on narrow screens. */
export function Offer({ isInText = false }: { isInText?: boolean }) {
  const { category, words } = use(ArticleContext)
  const { to, label } = words.accept[category]
  return (
    <div className={isInText ? styles.offerInText : styles.offer} data-repeats>
      <span>{words.offer[category]}</span> <SiteLink href={to}>{label}</SiteLink>
    </div>
  )
}
