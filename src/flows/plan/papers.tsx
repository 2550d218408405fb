import { useState } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import type { PlanTexts } from '#src/content/law/tool-page.ts'
import ticks from '#src/ui/tick.module.css'
import styles from './plan.module.css'

interface PapersProps extends Pick<PlanPage, 'words' | 'language'> {
  title: string
  papers: PlanTexts['papers']
  done: readonly string[]
  toggle: (id: string) => void
  /** True for the reader's own papers. */
  isFirst?: boolean
}

/** Papers to tick, each with its German name for the counter. Folded once the reader has begun to tick them. */
export function Papers({ words, language, title, papers, done, toggle, isFirst = false }: PapersProps) {
  const ready = papers.filter(({ id }) => done.includes(id)).length
  const [isOpen, setOpen] = useState(isFirst && ready === 0)
  if (papers.length === 0) return null
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2> <span>{fillIn(words.ready, { done: ready, total: papers.length })}</span>
      </summary>
      <p className={styles.small}>{words.theirList}</p>
      <ul className={styles.papers}>
        {papers.map(({ id, text, german }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                className={ticks.tick}
                checked={done.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>
                {text}
                {language !== 'de' && <small lang="de">{german}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
