import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '#src/site/site.ts'
import styles from './article.module.css'

/** What one may want to do with an article once it is read: keep it on paper, send it on, put it right. */
export function ArticleTools({ title }: { title: string }) {
  const { t } = useLingui()
  const subject = t({ id: 'article.mistake.subject', message: `About the article “${title}”` })
  return (
    <div className={styles.tools} data-does="offer-tools" data-title={title}>
      <button type="button" name="print" hidden>
        <Trans id="article.print">Print</Trans>
      </button>
      <button type="button" name="share" hidden>
        <Trans id="article.share">Share</Trans>
      </button>
      <button
        type="button"
        name="copy"
        hidden
        data-copied={t({ id: 'article.copied', message: 'The link is copied.' })}
        data-refused={t({
          id: 'article.copyRefused',
          message: 'Your browser does not allow copying; take the address from its bar.',
        })}
      >
        <Trans id="article.copy">Copy link</Trans>
      </button>
      <p role="status" />
      <p>
        <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
          <Trans id="article.mistake">Something wrong or missing?</Trans>
        </a>
      </p>
    </div>
  )
}
