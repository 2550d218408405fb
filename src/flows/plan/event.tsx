import { addTo, type Day } from '#contracts/plan/length-of-time.ts'
import type { PlanPlace } from '#contracts/plan/plan-address.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { withoutLanguage } from '#contracts/values/path-language.ts'
import type { EventTexts, PlanPage } from '#src/content/law/plan-page.ts'
import { isTool } from '#src/content/law/tool-names.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { LineSources } from '#src/ui/line-sources.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { DayField } from './day-field.tsx'
import { type EventDay, eventDays } from './event-days.ts'
import styles from './plan.module.css'
import { SendOn } from './send-on.tsx'
import type { SendPlan } from './send-plan.ts'

/** In days: a last day that is nearer is marked. */
const SOON = 3

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
  const general = periods.filter(({ period }) => !period.special)
  const special = periods.filter(({ period }) => period.special)
  const first = general.find(({ period, day, isPast }) => day !== null && !isPast && !period.begins)?.day
  const { tool } = answersIn(place.subject.tool === undefined ? (place.subject.check ?? '') : '')
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <form
          className={styles.choices}
          aria-labelledby="event"
          onSubmit={(submit) => submit.preventDefault()}
        >
          <h2 id="event">{event.text}</h2>
          <p role="status" className={styles.prospect}>
            {first && fillIn(words.period.earliest, { day: dayFrom(today, first, words, language) })}
          </p>
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
        {periods.some(({ day }) => day === null) && <p>{words.period.open}</p>}
        <div className={styles.part} aria-live="polite">
          <Periods page={page} periods={general} today={today} />
          {special.length > 0 && (
            <>
              <h3>{words.period.special}</h3>
              <Periods page={page} periods={special} today={today} />
            </>
          )}
        </div>
        <SendOn
          page={page}
          place={place}
          contact={isTool(tool) ? tool : 'you'}
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

interface PeriodsProps {
  page: PlanPage
  periods: readonly EventDay[]
  today: Day
}

const Periods = ({ page, periods, today }: PeriodsProps) => (
  <ol className={styles.periods}>
    {periods.map((counted) => (
      <PeriodItem key={counted.period.id} page={page} counted={counted} today={today} />
    ))}
  </ol>
)

interface PeriodItemProps extends Pick<PeriodsProps, 'page' | 'today'> {
  counted: EventDay
}

/** A period, headed by its length until its day is known. */
function PeriodItem({ page: { words, language }, counted: { period, day, isPast }, today }: PeriodItemProps) {
  const { text, missed, lengthText, careful, back, begins, how, law } = period
  const isSoon = day !== null && !begins && day < addTo(today, SOON, 'days')
  const length = back ? fillIn(words.period.back, { period: lengthText }) : lengthText
  const known = begins ? words.period.first : words.period.last
  return (
    <li data-past={isPast || undefined} data-soon={(isSoon && !isPast) || undefined}>
      <p className={styles.day}>
        {day === null
          ? length || words.period.thatDay
          : fillIn(known, { day: dayFrom(today, day, words, language) })}
      </p>
      {isPast && <b>{words.period.past}</b>}
      <p>{text}</p>
      {isPast && <p>{missed}</p>}
      {how && (
        <p>
          <SiteLink href={withoutLanguage(how.to)}>{how.text}</SiteLink>
        </p>
      )}
      <p className={styles.small}>
        {day !== null && length && <span>{length}</span>}
        {careful && <span>{words.period.careful}</span>}
        <LineSources sources={law} />
      </p>
    </li>
  )
}

/** Spells out a day, and says how near it is if that is less than `SOON`. */
function dayFrom(today: Day, day: Day, { period }: PlanPage['words'], language: Language): string {
  const text = dayInWords(day, language)
  const near = [period.today, period.tomorrow, period.afterTomorrow].find(
    (_, distance) => day === addTo(today, distance, 'days'),
  )
  return near ? fillIn(near, { day: text }) : text
}

/** Links to the other events by group, and what is not counted. */
export function EventList({ page: { events, words }, without }: { page: PlanPage; without?: string }) {
  return (
    <>
      <div className={styles.events}>
        {Object.entries(words.events.groups).map(([group, name]) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <p id={`group-${group}`} className={styles.day}>
              {name}
            </p>
            <ul className={styles.ways}>
              {events
                .filter((event) => event.group === group && event.id !== without)
                .map(({ id, text }) => (
                  <li key={id}>
                    <a className="choice" href={`#event=${id}`}>
                      {text}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
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
