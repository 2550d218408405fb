import { useState } from 'react'
import { isDay } from '#contracts/plan/length-of-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { longDate } from '#src/content/long-date.ts'
import styles from './plan.module.css'

interface DayFieldProps {
  id: string
  label: string
  note?: string
  language: Language
  day: string
  choose: (day: string) => void
}

/** Asks for a day. A day that is only half typed changes nothing. */
export function DayField({ id, label, note, language, day, choose }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  if (day !== shown) {
    setShown(day)
    setTyped(day)
  }
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        min="1900-01-01"
        max="2099-12-31"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (isDay(value) && value >= '1900') choose(value)
        }}
        onBlur={() => {
          if (typed === '' && day !== '') choose('')
          else setTyped(day)
        }}
        {...(note && { 'aria-describedby': `${id}-note` })}
      />
      {/* On paper, in words: the field prints the day as the browser's language writes it. */}
      {day && (
        <span aria-hidden="true" className={styles.printed}>
          {longDate(day, language)}
        </span>
      )}
      {note && <small id={`${id}-note`}>{note}</small>}
    </label>
  )
}
