import styles from './steps.module.css'

interface StepsProps {
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps on one line, as the river runs: down the page on a phone, across it on a desk. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
