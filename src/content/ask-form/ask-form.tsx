import { useRouteContext } from '@tanstack/react-router'
import type { AskedTool } from '#src/content/law/tool-page.ts'
import { withLocale } from '#src/site/locale.ts'
import styles from './ask-form.module.css'

/**
 * The sentence of a quick check, which leads to its page, where the other questions stand. The answers go there in the fragment, which
 * no server sees; without script as a query, and to the place in the page's list that the last choice names.
 */
export function AskForm({ asked }: { asked: AskedTool }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const action = withLocale(asked.path, locale)
  const opening = asked.questions.find(({ id }) => id === asked.opens)
  return (
    <form action={action} className={styles.form} data-does="lead-by-fragment" autoComplete="off">
      {asked.questions.map(({ id, text, options, countries }) => (
        <p key={id} className={styles.phrase}>
          <label htmlFor={`ask-${id}`}>{text}</label>{' '}
          <select id={`ask-${id}`} name={id} className={id === asked.opens ? styles.opens : undefined}>
            <option value="">{asked.choose}</option>
            {(countries?.map(({ code, name }) => ({ id: code, text: name })) ?? options).map((option) => (
              <option key={option.id} value={option.id}>
                {option.text}
              </option>
            ))}
            {countries && <option value="">{asked.otherCountry}</option>}
          </select>
        </p>
      ))}
      <p className={styles.actions}>
        <button type="submit">{asked.go}</button>
        {opening?.options.map(({ id }) => (
          <button key={id} type="submit" formAction={`${action}#list-${id}`}>
            {asked.go}
          </button>
        ))}
      </p>
    </form>
  )
}
