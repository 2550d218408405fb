import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import styles from '#src/flows/your-message/message-view.module.css'
import { useTextLanguage } from '#src/site/i18n.ts'
import { site } from '#src/site/site.ts'

/**
 * The page that answers every native form post, as a Mustache document that the functions fill in with an `Answer`
 * (`contracts/forms/answer-page.ts`). It looks like the page "Your message".
 */
export function AnswerDocument() {
  const { email } = site
  const language = useTextLanguage()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <div className={styles.page} lang={language === locale ? undefined : language}>
      <div className={styles.screen}>
        {/* biome-ignore lint/a11y/noAutofocus: reading begins with what became of the form, not with the menu */}
        <h1 tabIndex={-1} autoFocus>
          {'{{title}}'}
        </h1>
        {'{{#sentences}}'}
        <p>{'{{.}}'}</p>
        {'{{/sentences}}{{#lines.length}}'}
        <dl className={styles.status}>
          {'{{#lines}}'}
          <div>
            <dt>{'{{label}}'}</dt>
            <dd>{'{{text}}'}</dd>
          </div>
          {'{{/lines}}'}
        </dl>
        {'{{/lines.length}}{{#buttons}}'}
        <section>
          {'{{#hint}}'}
          <p>{'{{.}}'}</p>
          {'{{/hint}}'}
          <form method="post">
            <button type="submit" name="{{name}}" value="{{value}}">
              {'{{text}}'}
            </button>
          </form>
        </section>
        {'{{/buttons}}'}
      </div>
      <ul className={styles.notes}>
        {'{{#links}}'}
        <li>
          <a href="{{href}}">{'{{text}}'}</a>
        </li>
        {'{{/links}}'}
        <li>
          <a href={`mailto:${email}`}>
            <Trans id="answer.write">Write to {email}</Trans>
          </a>
        </li>
      </ul>
    </div>
  )
}
