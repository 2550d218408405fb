import { use } from 'react'
import { SiteLink } from '#src/ui/site-link.tsx'
import styles from './article.module.css'
import { ArticleContext } from './article-context.ts'

/** An offer to ask us, for phones only: wider screens show the offer beside the text. */
export function PhoneOffer() {
  const { category, words } = use(ArticleContext)
  const { to, label } = words.accept[category]
  return (
    <div className={styles.unsure} data-repeats>
      {words.offer[category]} <SiteLink href={to}>{label}</SiteLink>
    </div>
  )
}
