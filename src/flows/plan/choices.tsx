import { useState } from 'react'
import type { Day } from '#contracts/plan/length-of-time.ts'
import { type PlanPlace, type Reader, type Way, WEEKS, type WeeksName } from '#contracts/plan/plan-address.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import { longDate } from '#src/content/long-date.ts'
import { Button } from '#src/ui/button.tsx'
import ticks from '#src/ui/tick.module.css'
import type { CasePlan } from './case-plan.ts'
import { DayField } from './day-field.tsx'
import styles from './plan.module.css'
import { prospectText } from './prospect-text.ts'
import type { SendPlan } from './send-plan.ts'

interface ChoicesProps {
  page: PlanPage
  plan: CasePlan
  place: PlanPlace
  today: Day
  send: SendPlan
}

const READERS: readonly Reader[] = ['employer', 'person']

/** Fields for the reader, the day that matters, the way, and what only the reader knows: appointment and visa time. */
export function Choices({ page, plan, place, today, send }: ChoicesProps) {
  const { words, language } = page
  const { hasEmployer, ways, way, isPermit, asksWait, ofEmbassy, counted, roomy } = plan
  const label = isPermit ? words.day.permit : hasEmployer ? words.day.work : words.day.stay
  return (
    <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
      {hasEmployer && (
        <Pair<Reader>
          legend={words.reader}
          name="reader"
          options={READERS.map((id) => ({ id, text: words.readers[id] }))}
          chosen={plan.reader}
          choose={(reader) => send({ type: 'chooseReader', reader })}
        />
      )}
      {(isPermit || counted.verdict !== 'uncounted') && (
        <DayField
          id="day"
          label={label}
          note={isPermit ? words.permitNote : words.dayNote}
          language={language}
          day={place.days.day ?? ''}
          choose={(day) => send({ type: 'chooseDay', name: 'day', day })}
        />
      )}
      {ways.length > 1 && (
        <Pair<Way>
          legend={words.way}
          name="way"
          options={ways.map((id) => ({ id, text: words.ways[id] }))}
          chosen={way}
          choose={(chosen) => send({ type: 'chooseWay', way: chosen })}
        />
      )}
      {asksWait && (
        <>
          {!place.days.booked && (
            <WeeksField name="wait" words={words} note={words.waitNote} weeks={place.wait} send={send} />
          )}
          <DayField
            id="booked"
            label={words.booked}
            language={language}
            day={place.days.booked ?? ''}
            choose={(day) => send({ type: 'chooseDay', name: 'booked', day })}
          />
        </>
      )}
      {ofEmbassy?.embassy && (
        <WeeksField
          name="decision"
          words={words}
          note={fillIn(words.decisionNote, {
            period: ofEmbassy.takes?.text ?? '',
            place: words.embassies[ofEmbassy.embassy],
          })}
          weeks={place.decision}
          send={send}
        />
      )}
      <p role="status" className={styles.prospect} data-prospect={isPermit ? undefined : counted.verdict}>
        {prospectText(page, plan, today)}
      </p>
      {roomy && (
        <Button
          onClick={({ currentTarget: { form } }) => {
            send({ type: 'chooseDay', name: 'day', day: roomy })
            // The button disappears.
            form?.querySelector<HTMLInputElement>('[type="date"]')?.focus()
          }}
        >
          {fillIn(words.takeDay, { day: longDate(roomy, language) })}
        </Button>
      )}
    </form>
  )
}

interface PairProps<Id extends string> {
  legend: string
  name: string
  options: readonly { readonly id: Id; readonly text: string }[]
  chosen: Id
  choose: (id: Id) => void
}

const Pair = <Id extends string>({ legend, name, options, chosen, choose }: PairProps<Id>) => (
  <fieldset className={styles.pair}>
    <legend>{legend}</legend>
    {options.map(({ id, text }) => (
      <label key={id}>
        <input
          type="radio"
          className={ticks.tick}
          name={name}
          checked={chosen === id}
          onChange={() => choose(id)}
        />
        {text}
      </label>
    ))}
  </fieldset>
)

interface WeeksFieldProps {
  name: WeeksName
  words: PlanPage['words']
  note: string
  weeks: number | null
  send: SendPlan
}

/** Asks for whole weeks. Anything else stays in the field with an error message, and is not counted. */
function WeeksField({ name, words, note, weeks, send }: WeeksFieldProps) {
  const [typed, setTyped] = useState(weeks === null ? '' : String(weeks))
  const [isWrong, setWrong] = useState(false)
  const { least, most } = WEEKS[name]
  const stated = isWrong || typed === '' ? null : Number(typed)
  if (stated !== weeks) {
    setTyped(weeks === null ? '' : String(weeks))
    setWrong(false)
  }
  return (
    <label className={styles.field}>
      <span>{words[name]}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        onChange={({ target: { value, validity } }) => {
          setTyped(value)
          setWrong(!validity.valid)
          send({ type: 'enterWeeks', name, weeks: validity.valid && value !== '' ? Number(value) : null })
        }}
        // While letters are typed, the value stays empty, and React reports no change.
        onBlur={({ target }) => setWrong(!target.validity.valid)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${name}-problem` : `${name}-note`}
      />
      {isWrong ? (
        <small id={`${name}-problem`} role="alert" className={styles.problem}>
          {fillIn(words.weeksProblem, { least, most })}
        </small>
      ) : (
        <small id={`${name}-note`}>{note}</small>
      )}
    </label>
  )
}
