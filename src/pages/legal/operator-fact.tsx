import styles from './operator-fact.module.css'

interface OperatorFactProps {
  fact: string | null
  /** What the visitor reads in the fact's place while it is missing, in words. */
  gap: string
}

/** A fact that only the operator knows, or a visible mark that it is still missing. */
export function OperatorFact({ fact, gap }: OperatorFactProps) {
  return fact?.trim() || <mark className={styles.gap}>[{gap}]</mark>
}
