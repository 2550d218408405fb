import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface Labelled {
  label: string
  hint?: string | undefined
  /** Error message of the value; null if the value is valid. */
  problem?: string | null
}

/** Line of text with its label, for pages without the fields of the forms. */
export const LineField = ({ label, hint, problem, ...props }: ComponentProps<'input'> & Labelled) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        {...props}
        id={id}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={Boolean(problem)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface ListFieldProps extends ComponentProps<'select'> {
  label: string
  choices: readonly { value: string; text: string }[]
}

/** List of choices with its label. */
export const ListField = ({ label, choices, ...props }: ListFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...props} id={id}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
