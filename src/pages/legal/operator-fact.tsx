import styles from './operator-fact.module.css'

interface OperatorFactProps {
  fact: string | null
  /** Text shown while the fact is missing. */
  gap: string
}

/** Text that only the operator can provide, or a visible mark that it is missing. */
export function OperatorFact({ fact, gap }: OperatorFactProps) {
  return fact?.trim() || <mark className={styles.gap}>[{gap}]</mark>
}
