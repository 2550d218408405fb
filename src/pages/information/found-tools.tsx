import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { anyStands, type Phrases } from '#src/content/phrase.ts'
import { foldTerm } from '#src/content/search-options.ts'
import styles from './results.module.css'

export interface FoundTool {
  to: NonNullable<LinkProps['to']>
  /** Answers that are given already, as the address of a tool carries them. */
  hash?: string
  label: MessageDescriptor
}

interface Tool extends FoundTool {
  /** Phrases that people type for it. */
  typed: Phrases
}

const TOOLS: readonly Tool[] = [
  {
    to: '/quick-check',
    hash: 'country=ua&goal=work&where=de_temp',
    label: msg({
      id: 'information.tool.temporary',
      message: 'Quick check: temporary protection (§ 24) and work',
    }),
    typed: {
      en: ['§ 24', 'Ukraine', 'Ukrainian', 'temporary protection'],
      de: ['Ukrainer', 'Ukrainerin', 'ukrainisch', 'vorübergehend Schutz'],
      tr: ['Ukrayna', 'Ukraynalı', 'geçici koruma'],
    },
  },
  {
    to: '/quick-check',
    hash: 'goal=family&relation=par_german',
    label: msg({ id: 'information.tool.germanChild', message: 'Quick check: parent of a German child' }),
    typed: {
      en: ['German child', 'German children', 'German baby', 'child is German', 'baby is German'],
      de: ['deutsch Kind', 'deutsch Baby', 'Kind ist deutsch', 'Baby ist deutsch'],
      tr: ['Alman çocuk', 'Alman çocuğ', 'çocuğum Alman'],
    },
  },
  {
    to: '/quick-check',
    hash: 'goal=other&else=extend',
    label: msg({
      id: 'information.tool.extend',
      message: 'Quick check: extend or change a permit, second job',
    }),
    typed: {
      en: [
        'extend permit',
        'extend residence permit',
        'extend residence',
        'extend visa',
        'renew permit',
        'renew residence permit',
        'renew residence',
        'permit runs out',
        'permit expires',
        'card runs out',
        'second job',
      ],
      de: [
        'Aufenthalt verlängern',
        'Aufenthaltstitel verlängern',
        'Aufenthaltserlaubnis verlängern',
        'Titel verlängern',
        'Karte verlängern',
        'Karte läuft',
        'Aufenthaltstitel läuft',
        'Aufenthaltserlaubnis läuft',
        'Zweitjob',
        'zweit Job',
      ],
      tr: [
        'ikamet uzatma',
        'ikamet uzatmak',
        'oturum uzatma',
        'izni uzatma',
        'iznimi uzatmak',
        'kartımın süresi',
        'ikinci iş',
      ],
    },
  },
  {
    to: '/quick-check',
    hash: 'goal=other&else=marriage',
    label: msg({ id: 'information.tool.marriage', message: 'Quick check: my marriage ends or has ended' }),
    typed: {
      en: [
        'separated from my husband',
        'separated from my wife',
        'separation',
        'divorce',
        'marriage ends',
        'domestic violence',
      ],
      de: ['getrennt', 'Trennung', 'Scheidung', 'Ehe endet', 'häuslich Gewalt', 'schlägt mich'],
      tr: ['eşimden ayrıldım', 'boşanma', 'boşandım', 'eşimden ayrılıyorum'],
    },
  },
  {
    to: '/quick-check',
    hash: 'goal=other&else=self',
    label: msg({ id: 'information.tool.self', message: 'Quick check: freelance work or a business (§ 21)' }),
    typed: {
      en: ['freelance', 'freelancer', 'freelancing', 'self-employed', 'self-employment', 'start a business'],
      de: [
        'Freiberufler',
        'freiberuflich',
        'selbstständig',
        'selbständig',
        'Selbstständigkeit',
        'Selbständigkeit',
      ],
      tr: ['serbest meslek'],
    },
  },
  {
    to: '/quick-check/employers',
    hash: 'where=de_study&hours=side',
    label: msg({
      id: 'information.tool.studentJob',
      message: 'Quick check for employers: a student for a side job',
    }),
    typed: {
      en: ['student job', 'student employee', 'hire student', 'employ student'],
      de: ['Werkstudent', 'Student einstellen', 'Studierende einstellen'],
    },
  },
  {
    to: '/opportunity-card-points',
    label: msg({ id: 'information.tool.points', message: 'Points calculator for the Opportunity Card' }),
    typed: { en: ['points'], de: ['Punkt', 'Punkterechner', 'Punktesystem'], tr: ['puan'] },
  },
  {
    to: '/opportunity-card-points-turkish',
    label: msg({
      id: 'information.tool.pointsTurkish',
      message: 'The points calculator in Turkish: Fırsat Kartı puan hesaplama',
    }),
    typed: { tr: ['puan'] },
  },
  {
    to: '/quick-check',
    label: msg({ id: 'information.tool.people', message: 'Quick check: which visa fits you?' }),
    typed: {
      en: [
        'which visa',
        'what visa',
        'which permit do I need',
        'which permit fits',
        'quick check',
        'move to Germany',
        'want to come to Germany',
        'want to live in Germany',
        'emigrate',
        'immigrate',
        'apprentice',
        'apprenticeship',
        'how long does it take',
      ],
      de: [
        'welch Visum',
        'welch Visa',
        'welch Titel',
        'welch Aufenthaltstitel',
        'Schnellcheck',
        'nach Deutschland auswandern',
        'nach Deutschland ziehen',
        'ich will nach Deutschland',
        'ich möchte nach Deutschland',
        'auswandern',
        'einwandern',
        'Ausbildung',
        'Wie lange dauert es',
      ],
      tr: ['hangi vize', 'Almanya’ya gitmek', 'Almanya’ya taşınmak'],
    },
  },
  {
    to: '/quick-check-turkish',
    label: msg({
      id: 'information.tool.peopleTurkish',
      message: 'The quick check in Turkish: Size hangi vize uyar?',
    }),
    typed: {
      tr: [
        'hangi vize',
        'Almanya’ya gitmek',
        'Almanya’ya taşınmak',
        'ikamet uzatma',
        'ikamet uzatmak',
        'oturum uzatma',
        'izni uzatma',
        'iznimi uzatmak',
        'serbest meslek',
        'Alman çocuk',
        'Alman çocuğ',
      ],
    },
  },
  {
    to: '/quick-check/employers',
    label: msg({
      id: 'information.tool.employers',
      message: 'Quick check for employers: which permit does your new colleague need?',
    }),
    typed: {
      en: ['which permit fits', 'which permit does', 'quick check', 'hire', 'hiring'],
      de: ['welch Titel', 'welch Aufenthaltstitel', 'Schnellcheck', 'einstellen'],
    },
  },
]

/** The tools that answer a query: a country alone asks which visa fits people from there. */
export function toolsFor(text: string): readonly FoundTool[] {
  const isOfCountry = isCountry(foldTerm(text).trim())
  return TOOLS.filter(
    ({ to, hash, typed }) =>
      anyStands(typed, text) || (to === '/quick-check' && hash === undefined && isOfCountry),
  )
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let countries: ReadonlySet<string> | undefined

/** Tells whether a folded text is the name of a country other than Germany, in a language of the site. */
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
