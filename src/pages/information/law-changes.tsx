import { changes } from 'virtual:law-changes'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { inLanguage } from '#contracts/values/language.ts'
import type { ChangeSource } from '#src/content/law-changes.ts'
import styles from './law-changes.module.css'

const SOURCES: Readonly<Record<ChangeSource, MessageDescriptor>> = {
  read: msg`read in the law`,
  reported: msg`reported, not read by us`,
  draft: msg`draft, not law`,
}

export function LawChanges() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <section id="law-changes" aria-labelledby="law-changes-title" className={styles.law}>
      <h2 id="law-changes-title">
        <Trans>What has changed since</Trans>
      </h2>
      <p>
        <Trans>Law as of April 2026. Later changes known to us:</Trans>
      </p>
      <details className={styles.fold}>
        <summary>
          <Plural value={changes.length} one="# change" other="# changes" />
        </summary>
        <dl className={styles.changes}>
          {changes.map(({ subject, text, source }) => (
            <div key={subject.en}>
              <dt>{inLanguage(subject, locale)}</dt>
              <dd>
                {inLanguage(text, locale)} <span>({t(SOURCES[source])})</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
