import type { Language } from '#contracts/values/language.ts'
import type { ArticleChange } from '#src/content/article.ts'
import { longDate } from '#src/content/long-date.ts'
import type { ArticleWords } from './article.texts.ts'
import boxes from './boxes.module.css'

interface ArticleChangesProps {
  changes: readonly ArticleChange[]
  words: ArticleWords
  language: Language
}

export function ArticleChanges({ changes, words, language }: ArticleChangesProps) {
  if (changes.length === 0) return null
  return (
    <div className={boxes.changes}>
      <p className={boxes.boxTitle}>{words.changes}</p>
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
