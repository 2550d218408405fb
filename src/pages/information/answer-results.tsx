import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Ref } from 'react'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { AnswerEntry } from '#src/content/answer.ts'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import { Anchor } from '#src/ui/link.tsx'
import styles from './results.module.css'
import { type ToolLink, ToolLinks } from './tool-results.tsx'

interface AnswerResultsProps {
  tools: Readonly<Record<'first' | 'further', readonly ToolLink[]>>
  answers: readonly AnswerEntry[]
  /** Excerpts that the list of articles below shows. The answers do not repeat these sentences. */
  excerpts: ReadonlySet<string>
  heading: Ref<HTMLHeadingElement>
}

export function AnswerResults({ tools, answers, excerpts, heading }: AnswerResultsProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <section aria-labelledby="answers-title" className={styles.answers}>
      <h2 id="answers-title" ref={heading} tabIndex={-1}>
        <Trans>Answers</Trans>
      </h2>
      {tools.first.length > 0 && <ToolLinks tools={tools.first} />}
      {answers.length > 0 && (
        <ul>
          {answers.map(({ id, page, title, heading, sentence, language }) => (
            <li key={id} lang={language === locale ? undefined : language}>
              <Anchor href={addressOf({ id, page, language })}>
                {heading === '' ? title : `${title} › ${heading}`}
                <LanguageMark language={language} />
              </Anchor>
              {!excerpts.has(sentence) && <p>{sentence}</p>}
            </li>
          ))}
        </ul>
      )}
      {tools.further.length > 0 && <ToolLinks tools={tools.further} />}
    </section>
  )
}

const addressOf = ({
  id,
  page,
  language,
}: Pick<AnswerEntry, 'id' | 'language'> & { page: string | undefined }): string =>
  localizedPath(id.startsWith('/') ? id : `/information/${page ? id.replace(/^[^#]+/, page) : id}`, language)
