import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { site } from '#src/site.ts'
import styles from './article.module.css'

/** What one may want to do with an article once it is read: keep it on paper, send it on, put it right. */
export function ArticleTools({ title }: { title: string }) {
  const { t } = useLingui()
  const isAlive = useHydrated()
  const subject = t({ id: 'article.mistake.subject', message: `About the article “${title}”` })
  return (
    <div className={styles.tools}>
      {isAlive && (
        <button type="button" onClick={() => window.print()}>
          <Trans id="article.print">Print</Trans>
        </button>
      )}
      <ShareLink title={title} />
      <p>
        <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
          <Trans id="article.mistake">Something wrong or missing?</Trans>
        </a>
      </p>
    </div>
  )
}

/** The platform's own sheet where there is one, otherwise a copied link. Absent until the script runs. */
export function ShareLink({ title }: { title: string }) {
  const [way, setWay] = useState<'sheet' | 'copy'>()
  const [said, say] = useState<'copied' | 'refused'>()
  useEffect(() => setWay('share' in navigator ? 'sheet' : 'copy'), [])

  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (way === 'sheet') {
      // Closing the sheet without sharing rejects too, and needs no answer.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    // Some browsers inside apps have no clipboard at all.
    try {
      await navigator.clipboard.writeText(url)
      say('copied')
    } catch {
      say('refused')
    }
  }

  return (
    <>
      {way && (
        <button type="button" onClick={share}>
          {way === 'sheet' ? (
            <Trans id="article.share">Share</Trans>
          ) : (
            <Trans id="article.copy">Copy link</Trans>
          )}
        </button>
      )}
      <p role="status">
        {said === 'copied' && <Trans id="article.copied">The link is copied.</Trans>}
        {said === 'refused' && (
          <Trans id="article.copyRefused">
            Your browser does not allow copying; take the address from its bar.
          </Trans>
        )}
      </p>
    </>
  )
}
