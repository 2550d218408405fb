import type { Day } from '#contracts/plan/length-of-time.ts'
import type { PlanPlace } from '#contracts/plan/plan-address.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { EventTexts, PlanPage } from '#src/content/law/plan-page.ts'
import { longDate } from '#src/content/long-date.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { LineSources } from '#src/ui/line-sources.tsx'
import { DayField } from './day-field.tsx'
import { type EventDay, eventDays } from './event-days.ts'
import styles from './plan.module.css'
import { SendOn } from './send-on.tsx'
import type { SendPlan } from './send-plan.ts'

interface ShownEventProps {
  page: PlanPage
  event: EventTexts
  place: PlanPlace
  today: Day
  send: SendPlan
}

/** The periods that run from an event, each with its last day, what to do by then, and what is left when it is past. */
export function ShownEvent({ page, event, place, today, send }: ShownEventProps) {
  const { words, language } = page
  const periods = eventDays(event, place.days, place.land, today)
  const asksLand = event.periods.some(({ moves }) => moves === 'land')
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <form
          className={styles.choices}
          aria-labelledby="event"
          onSubmit={(submit) => submit.preventDefault()}
        >
          <h2 id="event">{event.text}</h2>
          {event.days.map(({ id, text }) => (
            <DayField
              key={id}
              id={`day-${id}`}
              label={text}
              language={language}
              day={place.days[id] ?? ''}
              choose={(day) => send({ type: 'chooseDay', name: id, day })}
            />
          ))}
          {asksLand && (
            <label className={styles.field}>
              <span>{words.land}</span>
              <select
                value={place.land}
                onChange={({ target }) => send({ type: 'chooseLand', land: target.value })}
              >
                <option value="">{words.landNone}</option>
                <option value="munich">{words.munich}</option>
                {stateQuestion(language).options.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p className={styles.small}>{words.eventNote}</p>
        </form>
      </div>
      <div className={styles.main}>
        <ol className={styles.periods} aria-live="polite">
          {periods.map((counted) => (
            <PeriodItem key={counted.period.id} page={page} counted={counted} />
          ))}
        </ol>
        <SendOn
          page={page}
          place={place}
          entries={periods.flatMap(({ period: { id, text, missed }, day, isPast }) =>
            day === null || isPast
              ? []
              : [{ id, day, title: text, text: `${text}\n\n${missed}\n\n${page.footer}` }],
          )}
        />
        <section className={styles.part} aria-labelledby="others">
          <h2 id="others">{words.events.others}</h2>
          <EventList page={page} without={event.id} />
        </section>
      </div>
    </div>
  )
}

function PeriodItem({ page: { words, language }, counted }: { page: PlanPage; counted: EventDay }) {
  const { period, day, isPast } = counted
  const { text, missed, lengthText, careful, back, begins, law } = period
  const known = begins ? words.period.first : words.period.last
  return (
    <li data-past={isPast || undefined}>
      <p className={styles.day}>
        {day === null ? words.period.open : fillIn(known, { day: longDate(day, language) })}
      </p>
      {isPast && <b>{words.period.past}</b>}
      <p>{text}</p>
      {isPast && <p>{missed}</p>}
      <p className={styles.small}>
        {lengthText && <span>{back ? fillIn(words.period.back, { period: lengthText }) : lengthText}</span>}
        {careful && <span>{words.period.careful}</span>}
        <LineSources sources={law} />
      </p>
    </li>
  )
}

/** Links to the other events, and what is not counted. */
export function EventList({ page: { events, words }, without }: { page: PlanPage; without?: string }) {
  return (
    <>
      <ul className={styles.links}>
        {events
          .filter(({ id }) => id !== without)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#event=${id}`}>{text}</a>
            </li>
          ))}
      </ul>
      <details className={styles.fold}>
        <summary>{words.ask.title}</summary>
        <p>{words.ask.text}</p>
        <ul className={styles.lines}>
          {words.ask.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
