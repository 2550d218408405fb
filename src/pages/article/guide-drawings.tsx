import type { ReactNode } from 'react'
import fork from '#src/illustrations/guide-fork.svg'
import forkToClinic from '#src/illustrations/guide-fork-clinic.svg'
import forkOfFamily from '#src/illustrations/guide-fork-family.svg'
import stones from '#src/illustrations/guide-stones.svg'
import stonesToClinic from '#src/illustrations/guide-stones-clinic.svg'
import stonesOfFamily from '#src/illustrations/guide-stones-family.svg'
import weights from '#src/illustrations/guide-weights.svg'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import styles from './guide-drawings.module.css'

type Scene = 'work' | 'clinic' | 'family'

const FORKS: Record<Scene, string> = { work: fork, clinic: forkToClinic, family: forkOfFamily }
const STONES: Record<Scene, string> = { work: stones, clinic: stonesToClinic, family: stonesOfFamily }

interface TwoSidesProps {
  question: string
  /** Labels below the drawing, on the left (`one`) and on the right (`other`). */
  one: string
  other: string
}

/** Question above a decorative drawing of a forking path, with the two answers below it. */
export const Fork = ({ scene = 'work', ...props }: TwoSidesProps & { scene?: Scene }) => (
  <TwoSides drawing={FORKS[scene]} {...props} />
)

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
  scene?: Scene
  title: string
  /** Ordered list of four steps, one for each stone in the drawing. */
  children: ReactNode
}

export function Stones({ scene = 'work', title, children }: StonesProps) {
  return (
    <div className={styles.stones}>
      <p className={styles.question}>{title}</p>
      <InlineDrawing src={STONES[scene]} width={480} height={176} className={styles.drawing} />
      {children}
    </div>
  )
}
