import sections from '#src/flows/your-message/message-view.module.css'
import { site } from '#src/site/site.ts'
import { Button } from '#src/ui/button.tsx'
import styles from '#src/ui/screen.module.css'
import { StatusList, StatusRow } from '#src/ui/status-list.tsx'

/**
 * Page that answers every native form post: a Mustache template that the functions fill in
 * (`contracts/forms/answer-page.ts`).
 */
export const AnswerPage = () => (
  <div className={`${styles.page} ${sections.page}`}>
    <div className={styles.screen}>
      {/* biome-ignore lint/a11y/noAutofocus: screen readers should start at the outcome, not at the menu */}
      <h1 tabIndex={-1} autoFocus>
        {'{{title}}'}
      </h1>
      {'{{#sentences}}'}
      <p>{'{{.}}'}</p>
      {'{{/sentences}}{{#lines.length}}'}
      <StatusList>
        {'{{#lines}}'}
        <StatusRow label="{{label}}">{'{{text}}'}</StatusRow>
        {'{{/lines}}'}
      </StatusList>
      {'{{/lines.length}}{{#buttons}}'}
      <section>
        {'{{#hint}}'}
        <p>{'{{.}}'}</p>
        {'{{/hint}}'}
        {'{{#fold}}'}
        <details>
          <summary className="button" data-tone="quiet">
            {'{{summary}}'}
          </summary>
          <p>{'{{warning}}'}</p>
          <PostForm />
        </details>
        {'{{/fold}}{{^fold}}'}
        <PostForm />
        {'{{/fold}}'}
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
        <a href={`mailto:${site.email}`}>{'{{write}}'}</a>
      </li>
    </ul>
  </div>
)

const PostForm = () => (
  <form method="post">
    <Button type="submit" name="{{name}}" value="{{value}}">
      {'{{text}}'}
    </Button>
  </form>
)
