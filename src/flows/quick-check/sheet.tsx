import type { ReactNode } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { longDate } from '#src/content/long-date.ts'
import { LineSources } from './line-sources.tsx'
import { dayBefore, type NextSteps } from './next-steps.ts'

import styles from './result.module.css'

export function Sheet({ tool, steps }: { tool: ToolPage; steps: NextSteps }) {
  const { words, language } = tool
  const { plan } = words
  const day = (iso: string) => longDate(iso, language)
  const { entries, counted, periods, papers, offices } = steps
  return (
    <div className={`${styles.part} ${styles.sheet}`}>
      <Listed title={plan.steps} note={counted}>
        {entries.map(({ id, from, until, title }) => (
          <li key={id}>
            {title} <small>{fillIn(plan.fromTo, { from: day(from), to: day(dayBefore(until)) })}</small>
          </li>
        ))}
      </Listed>
      <Listed title={plan.periods}>
        {periods.map(({ id, text, sources }) => (
          <li key={id}>
            {text} <LineSources sources={sources} />
          </li>
        ))}
      </Listed>
      <Listed title={plan.papers} note={plan.theirList} className={styles.papers}>
        {papers.map(({ id, text, german }) => (
          <li key={id}>
            {text}
            {german && <German text={german} />}
          </li>
        ))}
      </Listed>
      <Listed title={plan.offices}>
        {offices.map(({ id, text, german, link }) => (
          <li key={id}>
            {link ? <a href={link}>{text}</a> : text}
            {german && <German text={german} />}
          </li>
        ))}
      </Listed>
    </div>
  )
}

const German = ({ text }: { text: string }) => (
  <>
    {' '}
    <small lang="de">{text}</small>
  </>
)

interface ListedProps {
  title: string
  note?: string
  className?: string | undefined
  children: readonly ReactNode[]
}

const Listed = ({ title, note, className, children }: ListedProps) =>
  children.length > 0 && (
    <div>
      <h3>{title}</h3>
      {note && <p>{note}</p>}
      <ul className={className}>{children}</ul>
    </div>
  )
