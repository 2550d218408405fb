import { unbroken } from './citation.ts'
import { FACTS, type Fact, type FactName, type FactUnit } from './facts.ts'

export type FactLanguage = 'en' | 'de' | 'tr'

/**
 * `phrase` is number and unit as the subject of a sentence; `dative` is the same after German prepositions
 * ("nach 18 Monaten"); `figure` leaves the unit to the sentence ("an 18-month stay", "18 aylık") but keeps
 * the signs for money and per cent.
 */
export type FactForm = 'phrase' | 'dative' | 'figure'

type Wording = { readonly one?: string; readonly other: string; readonly dative?: string }

const WORDINGS: Record<FactLanguage, Record<FactUnit, Wording>> = {
  en: {
    EUR: { other: '€#' },
    'EUR/year': { other: '€# a year' },
    'EUR/month': { other: '€# a month' },
    'EUR/hour': { other: '€# an hour' },
    years: { one: '# year', other: '# years' },
    months: { one: '# month', other: '# months' },
    weeks: { one: '# week', other: '# weeks' },
    days: { one: '# day', other: '# days' },
    minutes: { one: '# minute', other: '# minutes' },
    'hours/week': { one: '# hour a week', other: '# hours a week' },
    'lessons/week': { one: '# lesson a week', other: '# lessons a week' },
    points: { one: '# point', other: '# points' },
    percent: { other: '#%' },
    MB: { other: '#\u00a0MB' },
    count: { other: '#' },
    age: { other: '#' },
    'calendar year': { other: '#' },
  },
  de: {
    EUR: { other: '#\u00a0€' },
    'EUR/year': { other: '#\u00a0€ im Jahr' },
    'EUR/month': { other: '#\u00a0€ im Monat' },
    'EUR/hour': { other: '#\u00a0€ pro Stunde' },
    years: { one: '# Jahr', other: '# Jahre', dative: '# Jahren' },
    months: { one: '# Monat', other: '# Monate', dative: '# Monaten' },
    weeks: { one: '# Woche', other: '# Wochen' },
    days: { one: '# Tag', other: '# Tage', dative: '# Tagen' },
    minutes: { one: '# Minute', other: '# Minuten' },
    'hours/week': { one: '# Stunde pro Woche', other: '# Stunden pro Woche' },
    'lessons/week': { one: '# Unterrichtsstunde pro Woche', other: '# Unterrichtsstunden pro Woche' },
    points: { one: '# Punkt', other: '# Punkte', dative: '# Punkten' },
    percent: { other: '#\u00a0%' },
    MB: { other: '#\u00a0MB' },
    count: { other: '#' },
    age: { other: '#' },
    'calendar year': { other: '#' },
  },
  tr: {
    EUR: { other: '#\u00a0€' },
    'EUR/year': { other: 'yıllık #\u00a0€' },
    'EUR/month': { other: 'aylık #\u00a0€' },
    'EUR/hour': { other: 'saatlik #\u00a0€' },
    years: { other: '# yıl' },
    months: { other: '# ay' },
    weeks: { other: '# hafta' },
    days: { other: '# gün' },
    minutes: { other: '# dakika' },
    'hours/week': { other: 'haftada # saat' },
    'lessons/week': { other: 'haftada # ders saati' },
    points: { other: '# puan' },
    percent: { other: '%#' },
    MB: { other: '#\u00a0MB' },
    count: { other: '#' },
    age: { other: '#' },
    'calendar year': { other: '#' },
  },
}

const RANGE_JOINERS: Record<FactLanguage, string> = { en: '–', de: ' bis ', tr: '–' }

const OWN_EXPERIENCE: Record<FactLanguage, string> = {
  en: 'our experience',
  de: 'unsere Erfahrung',
  tr: 'kendi deneyimimiz',
}

/** A figure in words, for example "€50,700 a year", "3 bis 6 Monate" or "%45,3". */
export function formatFact(name: FactName, language: FactLanguage, form: FactForm = 'phrase'): string {
  return formatFigure(FACTS[name], language, form)
}

/** As `formatFact`, for a value that is not in the registry. */
export function formatFigure(
  { value, unit }: Pick<Fact, 'value' | 'unit'>,
  language: FactLanguage,
  form: FactForm = 'phrase',
): string {
  const numbers = typeof value === 'number' ? [value] : value
  const figure = numbers.map((number) => formatNumber(number, unit, language)).join(RANGE_JOINERS[language])
  const wording = WORDINGS[language][form === 'figure' ? signOf(unit) : unit]
  return wordingFor(wording, isSingular(value, language), form).replace('#', figure)
}

/** The month of the last check, to stand beside a figure: "as of November 2026". */
export function asOf(name: FactName, language: FactLanguage): string {
  return asOfDate(FACTS[name].checkedOn, language)
}

/** As `asOf`, for an ISO date. */
export function asOfDate(date: string, language: FactLanguage): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
  if (language === 'tr') return `${month} itibarıyla`
  return language === 'de' ? `Stand ${month}` : `as of ${month}`
}

/** The source as readers see it: law or body by name, or that the figure is our experience. */
export function sourceOf(name: FactName, language: FactLanguage): string {
  return unbroken(FACTS[name].source ?? OWN_EXPERIENCE[language])
}

export type FactReport = {
  /** Figures last checked more than 12 months before the day. */
  readonly outdated: readonly { readonly name: string; readonly checkedOn: string }[]
  /** Figures whose successor was expected before the day. */
  readonly successorDue: readonly { readonly name: string; readonly successorDue: string }[]
}

/** What editors must look at on a day (UTC). A report only: no build or test fails on the calendar. */
export function factReport(today: Date, facts: Readonly<Record<string, Fact>> = FACTS): FactReport {
  const day = isoDay(today)
  const oldestCheck = isoDay(
    new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate())),
  )
  const entries = Object.entries(facts)
  return {
    outdated: entries
      .filter(([, fact]) => fact.checkedOn < oldestCheck)
      .map(([name, { checkedOn }]) => ({ name, checkedOn })),
    successorDue: entries.flatMap(([name, { successorDue }]) =>
      successorDue !== undefined && successorDue < day ? [{ name, successorDue }] : [],
    ),
  }
}

// Only digits are left to Intl: unit and currency patterns differ between ICU versions, and the prerendered
// text must equal what the browser writes on hydration.
function formatNumber(number: number, unit: FactUnit, language: FactLanguage): string {
  const cents = unit.startsWith('EUR') && !Number.isInteger(number)
  return new Intl.NumberFormat(language, {
    useGrouping: unit !== 'calendar year',
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(number)
}

function signOf(unit: FactUnit): FactUnit {
  if (unit.startsWith('EUR')) return 'EUR'
  return unit === 'percent' ? 'percent' : 'count'
}

function isSingular(value: Fact['value'], language: FactLanguage): boolean {
  return typeof value === 'number' && new Intl.PluralRules(language).select(value) === 'one'
}

function wordingFor(wording: Wording, singular: boolean, form: FactForm): string {
  if (singular) return wording.one ?? wording.other
  return form === 'dative' ? (wording.dative ?? wording.other) : wording.other
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
