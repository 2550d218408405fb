import styles from './operator-fact.module.css'

interface OperatorFactProps {
  fact: string | null
  /** Words for the reader in place of the fact while it is missing. */
  gap: string
}

/** A fact that only the operator knows, or a visible mark that it is still missing. */
export function OperatorFact({ fact, gap }: OperatorFactProps) {
  return fact?.trim() || <mark className={styles.gap}>[{gap}]</mark>
}
