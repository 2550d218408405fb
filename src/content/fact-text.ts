import { groupBy } from '#contracts/tables/group-by.ts'
import { dateFormat } from '#contracts/values/date-format.ts'
import type { Fact, FactUnit } from '#src/content/facts/fact.ts'
import { missingYear } from '#src/content/facts/series.ts'
import { longDate } from './long-date.ts'
import { SITE_DAY } from './site-day.ts'
import { type Source, type SourceLanguage, sourceLink, sourceText } from './source.ts'

export type FactLanguage = SourceLanguage

/**
 * `phrase`: number and unit. `dative`: the same, but a German unit is in the dative ("nach 18 Monaten"). `figure`:
 * number without unit ("an 18-month stay"), but with signs such as "€" and "%". `counted`: a period with its first day
 * ("2 weeks of knowing it"), in the German dative.
 */
export type FactForm = 'phrase' | 'dative' | 'figure' | 'counted'

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
    date: { other: '#' },
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
    date: { other: '#' },
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
    date: { other: '#' },
  },
}

const RANGE_JOINERS: Record<FactLanguage, string> = { en: '–', de: ' bis ', tr: '–' }

const COMMONLY_REPORTED: Record<FactLanguage, string> = {
  en: 'commonly reported',
  de: 'häufig berichtet',
  tr: 'yaygın olarak bildirilen',
}

/** Labels for the date of a source. `#` stands for month and year. */
const DATES: Record<FactLanguage, { law: string; dated: string; undated: string; draft: string }> = {
  en: { law: 'law as of #', dated: 'as of #', undated: 'undated page, copy read in #', draft: 'draft of #' },
  de: {
    law: 'Rechtsstand #',
    dated: 'Stand #',
    undated: 'Seite ohne Datum, Kopie gelesen im #',
    draft: 'Entwurf vom #',
  },
  tr: {
    law: '# tarihli yasa metnine göre',
    dated: '# itibarıyla',
    undated: 'tarihsiz sayfa, kopyası # içinde okundu',
    draft: '# tarihli taslak',
  },
}

/**
 * Formats a figure: "€50,700 a year", "3 bis 6 Monate", "%45,3". While this year's amount is not enacted yet, adds the
 * year of the older amount: "€50,700 a year (2026)".
 */
export function formatFigure(
  fact: Pick<Fact, 'value' | 'unit'> & Partial<Fact>,
  language: FactLanguage,
  form: FactForm = 'phrase',
): string {
  if (form === 'counted') return countedText(fact, language)
  const words = inWords(fact, language, form)
  return missingYear(fact, SITE_DAY) ? `${words} (${fact.validFrom?.slice(0, 4)})` : words
}

/** @throws if the figure has no words for its first day */
function countedText(fact: Pick<Fact, 'value' | 'unit'> & Partial<Fact>, language: FactLanguage): string {
  const from = fact.from?.[language]
  if (!from) throw new Error('The figure names no first day (`from`), which the form "counted" prints.')
  const period = inWords(fact, language, 'dative')
  return language === 'tr' ? `${from} ${period}` : `${period} ${from}`
}

const NOT_CONFIRMED: Record<FactLanguage, string> = {
  en: 'the amount for # is not yet confirmed',
  de: 'der Betrag für # ist noch nicht bestätigt',
  tr: '# tutarı henüz kesinleşmedi',
}

/**
 * Returns "the amount for 2027 is not yet confirmed" if this year's amount is not enacted yet for one of the figures;
 * otherwise undefined.
 */
export function missingText(facts: readonly Fact[], language: FactLanguage): string | undefined {
  const year = facts.map((fact) => missingYear(fact, SITE_DAY)).find((year) => year !== undefined)
  return year && NOT_CONFIRMED[language].replace('#', year)
}

function inWords(
  { value, unit }: Pick<Fact, 'value' | 'unit'>,
  language: FactLanguage,
  form: FactForm,
): string {
  if (typeof value === 'string') return longDate(value, language)
  const numbers = typeof value === 'number' ? [value] : value
  const figure = numbers.map((number) => formatNumber(number, unit, language)).join(RANGE_JOINERS[language])
  const wording = WORDINGS[language][form === 'figure' ? signOf(unit) : unit]
  return wordingFor(wording, isSingular(value, language), form).replace('#', figure)
}

/**
 * Formats the date of a figure's source: "law as of April 2026", "draft of September 2026". For an undated page, gives
 * the month in which we read it.
 */
export function datedText(
  fact: Pick<Fact, 'sources' | 'sourceAsOf' | 'checkedOn' | 'status'>,
  language: FactLanguage,
): string {
  const { law, dated, undated, draft } = DATES[language]
  if (fact.sourceAsOf !== null && fact.status === 'draft')
    return draft.replace('#', monthOf(fact.sourceAsOf, language))
  if (fact.sourceAsOf === null) return undated.replace('#', monthOf(fact.checkedOn, language))
  return (isLaw(fact) ? law : dated).replace('#', monthOf(fact.sourceAsOf, language))
}

/** True if a statute in force states the figure. */
export const isLaw = ({ sources, status }: Pick<Fact, 'sources' | 'status'>): boolean =>
  status !== 'draft' && sources.some((source) => typeof source === 'string')

/** Formats a figure's sources: sections of laws, names of pages, or "commonly reported" without a source. */
export const sourceOf = ({ sources }: Pick<Fact, 'sources'>, language: FactLanguage): string =>
  sources.length === 0 ? COMMONLY_REPORTED[language] : sourcesText(sources, language)

export const sourcesText = (sources: readonly Source[], language: FactLanguage): string =>
  [...groupBy(sources, sourceLink).values()]
    .map((group) => sourceText(group as [Source, ...Source[]], language))
    .join('; ')

export interface CitedPage {
  link: string
  /** The cited sections if the page is a statute, else the name of the page. */
  text: string
  /** Dates of the figures that cite the page, as text; empty if only rules cite it. */
  dates: readonly string[]
}

export function citedPages(
  facts: readonly Fact[],
  rules: readonly Source[],
  language: FactLanguage,
): CitedPage[] {
  const cited = [
    ...facts.flatMap((fact) => fact.sources.map((source) => ({ source, date: datedText(fact, language) }))),
    ...rules.map((source) => ({ source, date: undefined })),
  ]
  return [...groupBy(cited, ({ source }) => sourceLink(source))].map(([link, group]) => ({
    link,
    text: sourcesText(
      group.map(({ source }) => source),
      language,
    ),
    dates: [...new Set(group.flatMap(({ date }) => date ?? []))],
  }))
}

// Intl formats only the number. Its patterns for units and currencies differ between ICU versions, but the prerendered
// text must equal the browser's.
function formatNumber(number: number, unit: FactUnit, language: FactLanguage): string {
  const cents = unit.startsWith('EUR') && !Number.isInteger(number)
  const kind = unit === 'calendar year' ? 'year' : cents ? 'cents' : 'number'
  return numberFormat(language, kind).format(number)
}

const NUMBER_FORMATS = {
  year: { useGrouping: false },
  cents: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  number: { maximumFractionDigits: 2 },
} satisfies Record<string, Intl.NumberFormatOptions>

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Returns a cached format, because creating one takes milliseconds on an old phone. */
function numberFormat(language: FactLanguage, kind: keyof typeof NUMBER_FORMATS): Intl.NumberFormat {
  const key = `${language} ${kind}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, NUMBER_FORMATS[kind])
  numberFormats.set(key, format)
  return format
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

function monthOf(date: string, language: FactLanguage): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))
}
