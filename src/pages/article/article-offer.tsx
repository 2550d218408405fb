import { use } from 'react'
import { SiteLink } from '#src/ui/site-link.tsx'
import styles from './article.module.css'
import { ArticleContext } from './article-context.ts'

/** Offer to contact us, beside the text. With `isInText`, it is within the text, on narrow screens only. */
export function Offer({ isInText = false }: { isInText?: boolean }) {
  const { category, words } = use(ArticleContext)
  const { to, label } = words.accept[category]
  return (
    <div className={isInText ? styles.offerInText : styles.offer} data-repeats>
      <span>{words.offer[category]}</span> <SiteLink href={to}>{label}</SiteLink>
    </div>
  )
}
