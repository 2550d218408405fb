import styles from './operator-fact.module.css'

interface OperatorFactProps {
  fact: string | null
  /** Text for the reader while the fact is missing. */
  gap: string
}

/** A fact that only the operator knows, or a visible mark that it is missing. */
export function OperatorFact({ fact, gap }: OperatorFactProps) {
  return fact?.trim() || <mark className={styles.gap}>[{gap}]</mark>
}
