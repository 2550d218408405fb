import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './terms.module.css'
import { Unbroken } from './unbroken.tsx'

interface TermsProps {
  terms: readonly { term: MessageDescriptor; text: MessageDescriptor; more?: ReactNode }[]
}

/** Terms in large type, each with its text, divided by lines; in as many columns as there is room for. */
export function Terms({ terms }: TermsProps) {
  const { t } = useLingui()
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text, more }) => (
        <div key={term.id}>
          <dt>
            <Unbroken>{t(term)}</Unbroken>
          </dt>
          <dd>
            {t(text)}
            {more}
          </dd>
        </div>
      ))}
    </dl>
  )
}
