import type { CasePlan } from './case-plan.ts'
import styles from './plan.module.css'

/** Texts of the sheet, in German because the office reads it. */
const TEXTS = {
  visa: 'Unterlagen zum Visumantrag',
  other: 'Unterlagen zum Antrag',
  name: 'Name, Vorname:',
  born: 'Geboren am:',
  day: 'Termin am:',
  papers: 'Diese Unterlagen liegen bei:',
  missing: 'Wird nachgereicht:',
} as const

/** German list of the papers of the person who applies, on one page, for the counter. Only printed. */
export function CoverSheet({ plan: { papers, steps }, done }: { plan: CasePlan; done: readonly string[] }) {
  const own = papers.filter(({ owner }) => owner === 'person')
  const ready = own.filter(({ id }) => done.includes(id))
  const groups =
    ready.length === 0
      ? [{ title: null, lines: own }]
      : [
          { title: TEXTS.papers, lines: ready },
          { title: TEXTS.missing, lines: own.filter((paper) => !ready.includes(paper)) },
        ]
  return (
    <section className={styles.cover} lang="de" aria-hidden="true">
      <h2>{steps.some(({ counter }) => counter) ? TEXTS.visa : TEXTS.other}</h2>
      {[TEXTS.name, TEXTS.born, TEXTS.day].map((label) => (
        <p key={label}>{label}</p>
      ))}
      {groups.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <div key={title ?? 'all'}>
              {title && <h3>{title}</h3>}
              <ul>
                {lines.map(({ id, german }) => (
                  <li key={id}>{german}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}
