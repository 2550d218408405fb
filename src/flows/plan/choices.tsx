import { useState } from 'react'
import type { Day } from '#contracts/plan/length-of-time.ts'
import { LONGEST_WAIT, type PlanPlace, type Reader, type Way } from '#contracts/plan/plan-address.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
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

/** Fields for the reader, the day that matters, the way, and the appointment, which only the reader knows. */
export function Choices({ page, plan, place, today, send }: ChoicesProps) {
  const { words, language } = page
  const { hasEmployer, ways, way, isPermit, asksWait, counted } = plan
  const label = isPermit ? words.day.permit : hasEmployer ? words.day.work : words.day.stay
  return (
    <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
      {hasEmployer && (
        <Pair<Reader>
          legend={words.reader}
          name="reader"
          options={READERS.map((id) => ({ id, text: words.readers[id] }))}
          chosen={plan.reader}
          choose={(reader) => send({ type: 'readAs', reader })}
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
            <WaitField words={words} wait={place.wait} state={(wait) => send({ type: 'stateWait', wait })} />
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
      <p role="status" className={styles.prospect} data-prospect={isPermit ? undefined : counted.verdict}>
        {prospectText(page, plan, today)}
      </p>
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

interface WaitFieldProps {
  words: PlanPage['words']
  wait: number | null
  state: (wait: number | null) => void
}

/** Asks for whole weeks. Anything else is kept in the field, and says nothing. */
function WaitField({ words, wait, state }: WaitFieldProps) {
  const [typed, setTyped] = useState(wait === null ? '' : String(wait))
  return (
    <label className={styles.field}>
      <span>{words.wait}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={LONGEST_WAIT}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          const weeks = Number(value)
          state(value !== '' && Number.isInteger(weeks) && weeks >= 0 && weeks <= LONGEST_WAIT ? weeks : null)
        }}
        aria-describedby="wait-note"
      />
      <small id="wait-note">{words.waitNote}</small>
    </label>
  )
}
