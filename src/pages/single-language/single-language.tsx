import { site } from '#src/site/site.ts'
import type { SpokenLanguage } from '#src/site/spoken-languages.ts'
import { PageLead } from '#src/ui/page-lead.tsx'
import { SINGLE_LANGUAGE_PAGES } from './single-language.content.ts'
import { SINGLE_LANGUAGE_TITLES } from './single-language.head.ts'
import styles from './single-language.module.css'

/** The site's only page in Russian or in Azerbaijani (`SPOKEN_LANGUAGES`). */
export function SingleLanguagePage({ language }: { language: SpokenLanguage }) {
  const { title } = SINGLE_LANGUAGE_TITLES[language]
  const { intro, unsigned, write, chapters } = SINGLE_LANGUAGE_PAGES[language]
  const isSigned = site.signedLanguages.includes(language)
  return (
    <div lang={language}>
      <PageLead title={title} intro={intro} />
      <div className={styles.page}>
        {!isSigned && <p className={styles.unsigned}>{unsigned}</p>}
        <section>
          <h2>{write.title}</h2>
          <p>
            {write.text} <a href={`mailto:${site.email}`}>{site.email}</a>.{' '}
            <a href="/free-consultation#request">{write.form}</a>
          </p>
        </section>
        {chapters.map(({ title: heading, paragraphs = [], words = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {words.length > 0 && (
              <dl className={styles.words}>
                {words.map(([german, meaning]) => (
                  <div key={german}>
                    <dt lang="de">{german}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
