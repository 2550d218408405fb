import type { PlanPage } from '#src/content/law/plan-page.ts'
import { LineSources } from '#src/ui/line-sources.tsx'
import { timeText } from './day-texts.ts'
import styles from './plan.module.css'

/** The steps of each procedure and the periods of each event, for readers without scripts. */
export function StepLists({ page }: { page: PlanPage }) {
  const { words, procedures, events } = page
  return (
    <section className={styles.part} aria-labelledby="lists">
      <h2 id="lists">{words.list.title}</h2>
      <p>{words.list.text}</p>
      {procedures.map(({ title, steps }) => (
        <details key={title.join()} className={styles.fold}>
          <summary>{title.join('; ')}</summary>
          <ol className={styles.lines}>
            {steps.map(({ id, text, owner, way, takes, sources, ...step }) => (
              <li key={id}>
                {text} ({[words.readers[owner], way && words.ways[way]].filter(Boolean).join('; ')}){' '}
                {takes && timeText(page, step, takes)} <LineSources sources={sources} />
              </li>
            ))}
          </ol>
        </details>
      ))}
      <h2>{words.list.periods}</h2>
      {events.map(({ id, text, periods }) => (
        <details key={id} className={styles.fold}>
          <summary>{text}</summary>
          {/* `AskForm` links to it. */}
          <ul id={`list-${id}`} className={styles.lines}>
            {periods.map((period) => (
              <li key={period.id}>
                {period.text} {period.lengthText} <LineSources sources={period.law} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
