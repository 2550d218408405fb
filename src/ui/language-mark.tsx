import { useLingui } from '@lingui/react'
import type { Language } from '#contracts/values/language.ts'
import styles from './language-mark.module.css'

/** Mark of a title or link whose page is not in the language of this one, such as "TR". Otherwise renders nothing. */
export function LanguageMark({ language }: { language: Language }) {
  const { i18n } = useLingui()
  return language === i18n.locale ? null : <span className={styles.language}>{language}</span>
}
