import type { ReactNode } from 'react'
import fork from '#src/illustrations/guide-fork.svg'
import stones from '#src/illustrations/guide-stones.svg'
import weights from '#src/illustrations/guide-weights.svg'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import styles from './guide-drawings.module.css'

interface TwoSidesProps {
  /** What is asked or weighed. */
  question: string
  /** What stands on the left of the drawing, and on the right. */
  one: string
  other: string
}

/** A path that forks at a question. Its words are the answer; the drawing says nothing that they do not. */
export const Fork = (props: TwoSidesProps) => <TwoSides drawing={fork} {...props} />

/** Two things on a pair of scales. */
export const Weights = (props: TwoSidesProps) => <TwoSides drawing={weights} {...props} />

function TwoSides({ drawing, question, one, other }: TwoSidesProps & { drawing: string }) {
  return (
    <div className={styles.sides}>
      <p className={styles.question}>{question}</p>
      <InlineDrawing src={drawing} width={480} height={176} className={styles.drawing} />
      <ul className={styles.ends}>
        <li>{one}</li>
        <li>{other}</li>
      </ul>
    </div>
  )
}

interface StonesProps {
  title: string
  /** An ordered list of four steps, one a stone. */
  children: ReactNode
}

/** Four steps over the river, stone by stone. */
export function Stones({ title, children }: StonesProps) {
  return (
    <div className={styles.stones}>
      <p className={styles.question}>{title}</p>
      <InlineDrawing src={stones} width={480} height={176} className={styles.drawing} />
      {children}
    </div>
  )
}
