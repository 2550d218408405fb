import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { AnswerEntry } from '#src/content/answer.ts'
import { withLocale } from '#src/site/locale.ts'
import styles from './results.module.css'

interface FoundAnswersProps {
  answers: readonly AnswerEntry[]
  /** What is asked for is no subject of ours; the form then starts with it. */
  missing: string | undefined
}

/** Stands before the articles: the chapters that answer what is asked, or the word that none does. */
export function FoundAnswers({ answers, missing }: FoundAnswersProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  if (missing !== undefined) {
    const askUs = withLocale(`/free-consultation?about=${encodeURIComponent(missing)}#request`, locale)
    return (
      <p>
        <Trans id="information.missing">
          We have no guide on “{missing}”. <a href={askUs}>Ask us</a>.
        </Trans>
      </p>
    )
  }
  if (answers.length === 0) return null
  return (
    <ul className={styles.answers}>
      {answers.map(({ id, title, heading, sentence, language }) => (
        <li key={id} lang={language === locale ? undefined : language}>
          <a href={withLocale(id.startsWith('/') ? id : `/information/${id}`, locale)}>
            {heading === '' ? title : `${title} › ${heading}`}
          </a>
          <p>{sentence}</p>
        </li>
      ))}
    </ul>
  )
}
