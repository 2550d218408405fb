import { useRouteContext } from '@tanstack/react-router'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { SentenceForm } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './ask-form.module.css'

interface AskFormProps {
  sentenceForm: SentenceForm
  /** `quiet` where the page has another main action. */
  tone?: 'brick' | 'quiet'
}

/**
 * Form with a tool's first questions. On submit, `askSentence` opens the tool with the answers in the URL fragment,
 * which browsers do not send to servers. An event is no answer: it opens its days in the plan. Without scripts, links
 * replace the form if `opens` is set.
 */
export function AskForm({ sentenceForm: form, tone = 'brick' }: AskFormProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  const action = localizedPath(form.path, locale)
  const plan = localizedPath('/plan', locale)
  const listed = form.questions.find(({ id }) => id === form.opens)
  return (
    <>
      <form
        action={action}
        className={styles.form}
        data-controller="ask-sentence"
        data-asks-sentence=""
        data-tool={form.id}
        data-with-script={listed ? '' : undefined}
        autoComplete="off"
      >
        {form.questions.map(({ id, text, options, countries, events = [] }) => (
          <p key={id} className={styles.phrase}>
            <label htmlFor={`ask-${id}`}>{text}</label>{' '}
            <select id={`ask-${id}`} name={id}>
              <option value="">{form.choose}</option>
              {(countries?.map(({ code, name }) => ({ id: code, text: name })) ?? options).map((option) => [
                <option key={option.id} value={option.id}>
                  {option.text}
                </option>,
                ...eventsBehind(events, option.id).map((event) => (
                  <option key={`event ${event.id}`} value="" data-to={`${plan}#event=${event.id}`}>
                    {event.text}
                  </option>
                )),
              ])}
              {countries && <option value="">{form.otherCountry}</option>}
            </select>
          </p>
        ))}
        <p>
          <Button type="submit" tone={tone}>
            {form.go}
          </Button>
        </p>
        <output className={styles.answer} />
      </form>
      {listed && (
        <noscript>
          <div className={styles.list}>
            <p>{form.wish}</p>
            <ul>
              {listed.options.map(({ id, text }) => [
                <li key={id}>
                  <a href={`${action}#list-${id}`}>{text}</a>
                </li>,
                ...eventsBehind(listed.events, id).map((event) => (
                  <li key={`event ${event.id}`}>
                    <a href={`${plan}#list-${event.id}`}>{event.text}</a>
                  </li>
                )),
              ])}
            </ul>
          </div>
        </noscript>
      )}
    </>
  )
}

/** Returns the events that stand behind an answer in the list. */
const eventsBehind = (events: SentenceForm['questions'][number]['events'] = [], answer: string) =>
  events.filter((event) => event.behind === answer)
