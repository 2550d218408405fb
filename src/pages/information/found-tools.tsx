import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { foldTerm } from '#src/content/search-options.ts'
import styles from './results.module.css'

interface FoundTool {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  /** What people type for it: beginnings of words, folded, which must all stand in what is searched for. */
  typed: readonly string[]
}

const TOOLS: readonly FoundTool[] = [
  {
    to: '/opportunity-card-points',
    label: msg({ id: 'information.tool.points', message: 'Points calculator for the Opportunity Card' }),
    typed: ['point', 'punkt', 'puan'],
  },
  {
    to: '/opportunity-card-points-turkish',
    label: msg({
      id: 'information.tool.pointsTurkish',
      message: 'The points calculator in Turkish: Fırsat Kartı puan hesaplama',
    }),
    typed: ['puan'],
  },
  {
    to: '/quick-check',
    label: msg({ id: 'information.tool.people', message: 'Quick check: which visa fits you?' }),
    typed: [
      'which visa',
      'what visa',
      'which permit',
      'welch visum',
      'welch titel',
      'hangi vize',
      'quick check',
      'schnellcheck',
    ],
  },
  {
    to: '/quick-check/employers',
    label: msg({
      id: 'information.tool.employers',
      message: 'Quick check for employers: which permit does your new colleague need?',
    }),
    typed: [
      'which permit',
      'which visa employ',
      'welch titel',
      'quick check',
      'schnellcheck',
      'hire',
      'einstell',
    ],
  },
]

/** The tools that answer what is searched for. */
export function toolsFor(text: string): readonly Pick<FoundTool, 'to' | 'label'>[] {
  const words = foldTerm(text).split(/\s+/)
  const stands = (beginning: string) => words.some((word) => word.startsWith(beginning))
  return TOOLS.filter(({ typed }) => typed.some((phrase) => phrase.split(' ').every(stands)))
}

/** Stands before the articles: a tool answers at once what a guide explains. */
export function FoundTools({ text }: { text: string }) {
  const { t } = useLingui()
  const tools = text === '' ? [] : toolsFor(text)
  if (tools.length === 0) return null
  return (
    <div className={styles.tools}>
      <h3>
        <Trans id="information.tools">Answered at once</Trans>
      </h3>
      <ul>
        {tools.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
