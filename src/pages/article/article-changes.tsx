import type { Language } from '#contracts/values/language.ts'
import type { ArticleChange } from '#src/content/article.ts'
import { longDate } from '#src/content/long-date.ts'
import styles from './article.module.css'
import type { ArticleWords } from './article.texts.ts'

interface ArticleChangesProps {
  changes: readonly ArticleChange[]
  words: ArticleWords
  language: Language
}

export function ArticleChanges({ changes, words, language }: ArticleChangesProps) {
  if (changes.length === 0) return null
  return (
    <div className={styles.changes}>
      <p className={styles.boxTitle}>{words.changes}</p>
      <dl>
        {changes.map(({ date, text }) => (
          <div key={`${date} ${text}`}>
            <dt>
              <time dateTime={date}>{longDate(date, language)}</time>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
