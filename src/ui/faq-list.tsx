import styles from './faq-list.module.css'
import { Unbroken } from './unbroken.tsx'

interface FaqListProps {
  items: readonly { question: string; answer: string }[]
}

/** Questions and answers as `<details>`, which open without scripts. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.summary}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>
            <Unbroken>{answer}</Unbroken>
          </p>
        </details>
      ))}
    </div>
  )
}
