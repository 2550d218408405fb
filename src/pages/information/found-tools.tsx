import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { foldTerm } from '#src/content/search-options.ts'
import styles from './results.module.css'

export interface FoundTool {
  to: NonNullable<LinkProps['to']>
  /** Answers that are given already, as the address of a tool carries them. */
  hash?: string
  label: MessageDescriptor
}

interface Tool extends FoundTool {
  /** What people type for it: beginnings of words, folded, which must all stand in what is searched for. */
  typed: readonly string[]
}

const TOOLS: readonly Tool[] = [
  {
    to: '/quick-check',
    hash: 'country=ua&goal=work&where=de_temp',
    label: msg({
      id: 'information.tool.temporary',
      message: 'Quick check: temporary protection (§ 24) and work',
    }),
    typed: [
      'paragraph 24',
      '24 ukrain',
      'ukrain work',
      'ukrain arbeit',
      'ukrain schutz',
      'temporary protect',
      'vorubergehend schutz',
    ],
  },
  {
    to: '/quick-check',
    hash: 'goal=family&relation=par_german',
    label: msg({ id: 'information.tool.germanChild', message: 'Quick check: parent of a German child' }),
    typed: ['german child', 'german baby', 'deutsch kind', 'deutsch baby', 'alman cocu'],
  },
  {
    to: '/quick-check',
    hash: 'goal=other&else=extend',
    label: msg({
      id: 'information.tool.extend',
      message: 'Quick check: extend or change a permit, second job',
    }),
    typed: [
      'extend permit',
      'extend residence',
      'extend visa',
      'renew permit',
      'renew residence',
      'aufenthalt verlanger',
      'titel verlanger',
      'second job',
      'zweit job',
      'ikamet uzat',
    ],
  },
  {
    to: '/quick-check',
    hash: 'goal=other&else=self',
    label: msg({ id: 'information.tool.self', message: 'Quick check: freelance work or a business (§ 21)' }),
    typed: ['freelan', 'freiberuf', 'selbststand', 'self-employ', 'start business', 'serbest meslek'],
  },
  {
    to: '/quick-check/employers',
    hash: 'where=de_study&hours=side',
    label: msg({
      id: 'information.tool.studentJob',
      message: 'Quick check for employers: a student for a side job',
    }),
    typed: [
      'student job',
      'student employ',
      'hire student',
      'werkstudent',
      'studierend einstell',
      'student einstell',
    ],
  },
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
      'move german',
      'come german',
      'live german',
      'emigrat',
      'immigrat',
      'nach deutschland',
      'auswander',
      'einwander',
      'almanyaya git',
      'almanyaya tasin',
      'ausbildung',
      'apprentice',
      'how long it take',
      'wie lange dauert es',
    ],
  },
  {
    to: '/quick-check-turkish',
    label: msg({
      id: 'information.tool.peopleTurkish',
      message: 'The quick check in Turkish: Size hangi vize uyar?',
    }),
    typed: ['hangi vize', 'almanyaya git', 'almanyaya tasin', 'ikamet uzat', 'serbest meslek', 'alman cocu'],
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

/** The tools that answer what is searched for: a country alone asks which visa fits whoever comes from there. */
export function toolsFor(text: string): readonly FoundTool[] {
  const folded = foldTerm(text).trim()
  const words = folded.split(/[^\p{L}\p{N}-]+/u)
  const stands = (beginning: string) => words.some((word) => word.startsWith(beginning))
  return TOOLS.filter(
    ({ to, hash, typed }) =>
      typed.some((phrase) => phrase.split(' ').every(stands)) ||
      (to === '/quick-check' && hash === undefined && isCountry(folded)),
  )
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let countries: ReadonlySet<string> | undefined

/** Whether a folded text is the name of a country but Germany, in a language of the site. */
function isCountry(folded: string): boolean {
  countries ??= new Set(
    ['en', 'de', 'tr'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return LETTERS.flatMap((one) =>
        LETTERS.flatMap((other) => {
          const name = names.of(one + other)
          return name === undefined || name === names.of('DE') ? [] : foldTerm(name)
        }),
      )
    }),
  )
  return countries.has(folded)
}

/** A tool answers at once what a guide explains. */
export function FoundTools({ tools }: { tools: readonly FoundTool[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.tools}>
      <h3>
        <Trans id="information.tools">Answered at once</Trans>
      </h3>
      <ul>
        {tools.map(({ to, hash, label }) => (
          <li key={to + (hash ?? '')}>
            <Link to={to} {...(hash !== undefined && { hash })}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
