import { unbroken } from './citation.ts'
import type { OfficialPage } from './official-pages.ts'

export type SourceLanguage = 'en' | 'de' | 'tr'

interface Law {
  /** Folder of the law on the federal law portal. */
  readonly slug: string
  readonly en: string
  readonly tr: string
}

/** The statutes that the site cites, keyed by German abbreviation. */
export const LAWS = {
  AAppO: {
    slug: 'aappo',
    en: 'Licensure Ordinance for Pharmacists',
    tr: 'Eczacılık Ruhsat Yönetmeliği',
  },
  AsylG: { slug: 'asylvfg_1992', en: 'Asylum Act', tr: 'İltica Yasası' },
  AufenthG: { slug: 'aufenthg_2004', en: 'Residence Act', tr: 'İkamet Yasası' },
  AufenthV: { slug: 'aufenthv', en: 'Residence Ordinance', tr: 'İkamet Yönetmeliği' },
  BAföG: { slug: 'baf_g', en: 'Federal Training Assistance Act', tr: 'Federal Eğitim Desteği Yasası' },
  BEEG: { slug: 'beeg', en: 'Parental Allowance Act', tr: 'Ebeveyn Parası Yasası' },
  BMG: { slug: 'bmg', en: 'Federal Registration Act', tr: 'Federal Nüfus Kayıt Yasası' },
  BeschV: { slug: 'beschv_2013', en: 'Employment Ordinance', tr: 'İstihdam Yönetmeliği' },
  BApO: { slug: 'bapo', en: 'Federal Pharmacists’ Code', tr: 'Federal Eczacılık Yasası' },
  BQFG: {
    slug: 'bqfg',
    en: 'Professional Qualifications Assessment Act',
    tr: 'Mesleki Yeterliliklerin Tespiti Yasası',
  },
  BÄO: { slug: 'b_o', en: 'Federal Medical Code', tr: 'Federal Hekimlik Yasası' },
  EntgFG: { slug: 'entgfg', en: 'Continued Remuneration Act', tr: 'Ücretin Devamı Yasası' },
  FeV: { slug: 'fev_2010', en: 'Driving Licence Ordinance', tr: 'Sürücü Belgesi Yönetmeliği' },
  'FreizügG/EU': {
    slug: 'freiz_gg_eu_2004',
    en: 'Freedom of Movement Act/EU',
    tr: 'AB Serbest Dolaşım Yasası',
  },
  HebG: { slug: 'hebg_2020', en: 'Midwives Act', tr: 'Ebelik Yasası' },
  KSchG: { slug: 'kschg', en: 'Protection against Dismissal Act', tr: 'İşten Çıkarmaya Karşı Koruma Yasası' },
  MuSchG: { slug: 'muschg_2018', en: 'Maternity Protection Act', tr: 'Anneliği Koruma Yasası' },
  MPhG: { slug: 'mphg', en: 'Physiotherapy Professions Act', tr: 'Fizyoterapi Meslekleri Yasası' },
  MiLoV5: {
    slug: 'milov5',
    en: 'Fifth Minimum Wage Adjustment Ordinance',
    tr: 'Beşinci Asgari Ücret Uyarlama Yönetmeliği',
  },
  PAuswGebV: { slug: 'pauswgebv', en: 'Identity Card Fee Ordinance', tr: 'Kimlik Kartı Harç Yönetmeliği' },
  PflAPrV: {
    slug: 'pflaprv',
    en: 'Nursing Training and Examination Ordinance',
    tr: 'Hemşirelik Eğitim ve Sınav Yönetmeliği',
  },
  PflBG: { slug: 'pflbg', en: 'Nursing Professions Act', tr: 'Hemşirelik Meslekleri Yasası' },
  PflFAssG: { slug: 'pflfassg', en: 'Care Assistants Act', tr: 'Bakım Yardımcılığı Yasası' },
  'RBSFV 2026': {
    slug: 'rbsfv_2026',
    en: 'Ordinance on Standard Needs 2026',
    tr: '2026 Temel İhtiyaç Yönetmeliği',
  },
  'SGB II': { slug: 'sgb_2', en: 'Social Code Book II', tr: 'Sosyal Yasa, II. Kitap' },
  'SGB III': { slug: 'sgb_3', en: 'Social Code Book III', tr: 'Sosyal Yasa, III. Kitap' },
  'SGB V': { slug: 'sgb_5', en: 'Social Code Book V', tr: 'Sosyal Yasa, V. Kitap' },
  'SGB VIII': { slug: 'sgb_8', en: 'Social Code Book VIII', tr: 'Sosyal Yasa, VIII. Kitap' },
  StAG: { slug: 'stag', en: 'Nationality Act', tr: 'Vatandaşlık Yasası' },
  'SVBezGrV 2025': {
    slug: 'svbezgrv_2025',
    en: 'Ordinance on Social Insurance Figures 2025',
    tr: '2025 Sosyal Sigorta Hesap Değerleri Yönetmeliği',
  },
  'SVBezGrV 2026': {
    slug: 'svbezgrv_2026',
    en: 'Ordinance on Social Insurance Figures 2026',
    tr: '2026 Sosyal Sigorta Hesap Değerleri Yönetmeliği',
  },
  'SVBezGrV 2027': {
    slug: 'svbezgrv_2027',
    en: 'Ordinance on Social Insurance Figures 2027',
    tr: '2027 Sosyal Sigorta Hesap Değerleri Yönetmeliği',
  },
  TzBfG: {
    slug: 'tzbfg',
    en: 'Part-Time and Fixed-Term Employment Act',
    tr: 'Kısmi Süreli ve Belirli Süreli Çalışma Yasası',
  },
  UkraineAufenthFGV: {
    slug: 'ukraineaufenthfgv',
    en: 'Ordinance on Permits of People from Ukraine',
    tr: 'Ukrayna İkamet İzinleri Yönetmeliği',
  },
  UkraineAufenthÜV: {
    slug: 'ukraineaufenth_v',
    en: 'Ordinance on Entry from Ukraine',
    tr: 'Ukrayna’dan Giriş Yönetmeliği',
  },
  VwGO: {
    slug: 'vwgo',
    en: 'Code of Administrative Court Procedure',
    tr: 'İdari Yargılama Usulü Yasası',
  },
  ZApprO: {
    slug: 'zappro',
    en: 'Licensure Ordinance for Dentists',
    tr: 'Diş Hekimliği Ruhsat Yönetmeliği',
  },
  ZHG: { slug: 'zhg', en: 'Dental Practice Act', tr: 'Diş Hekimliği Yasası' },
  ÄApprO: {
    slug: '_appro_2002',
    en: 'Medical Licensure Ordinance',
    tr: 'Hekimlik Yönetmeliği',
  },
} as const satisfies Record<string, Law>

export type LawCode = keyof typeof LAWS

/** A citation in German legal style: "§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG". */
export type StatuteCitation = `§ ${string} ${LawCode}`

/**
 * The source of a figure or rule: a statute or an official page, never a secondary source. A figure without a source is
 * labelled "commonly reported".
 */
export type Source = StatuteCitation | OfficialPage

interface Statute {
  law: LawCode
  section: string
  /** Part of the section, such as "Abs. 1 Satz 2"; empty for the whole section. */
  detail: string
}

/** Longest first, in case one abbreviation ends with another. */
const CODES = (Object.keys(LAWS) as LawCode[]).sort((one, other) => other.length - one.length)

/** Parses a citation of a statute. Returns undefined for other texts, and for unknown statutes. */
export function parseStatute(citation: string): Statute | undefined {
  const law = CODES.find((code) => citation.endsWith(` ${code}`))
  if (!law) return undefined
  const [, section, detail] =
    /^§ (\d+[a-z]?)((?: (?:Abs\.|Satz|Nr\.) \d+[a-z]?)*)$/.exec(citation.slice(0, -law.length - 1)) ?? []
  return section === undefined ? undefined : { law, section, detail: (detail ?? '').trim() }
}

/** Returns the URL of a source. All paragraphs of a section share one URL. */
export function sourceLink(source: Source): string {
  if (typeof source === 'object') return source.link
  const statute = parseStatute(source)
  if (!statute) throw new Error(`"${source}" is not a citation of a known statute`)
  return `https://www.gesetze-im-internet.de/${LAWS[statute.law].slug}/__${statute.section}.html`
}

/**
 * Formats sources that share a URL: "Section 18g(1), (4) Residence Act (AufenthG)", "§ 18g Abs. 1, Abs. 4 AufenthG", or
 * the name of the page.
 *
 * @throws if the sources have different URLs
 */
export function sourceText(sources: readonly [Source, ...Source[]], language: SourceLanguage): string {
  const links = new Set(sources.map(sourceLink))
  if (links.size > 1) throw new Error(`one citation needs a single link, but has ${[...links].join(', ')}`)
  const [page] = sources
  if (typeof page === 'object') return unbroken(page[language])
  const statutes = sources.flatMap((source) =>
    typeof source === 'string' ? (parseStatute(source) ?? []) : [],
  )
  const [first] = statutes
  if (!first) throw new Error(`"${page}" is not a citation of a known statute`)
  const cited = [...new Set(statutes.map(({ detail }) => detail))].filter((detail) => detail !== '')
  const details = (cited.length > 1 ? [...new Set(cited.map(paragraphOf))] : cited)
    .sort((one, other) => one.localeCompare(other, 'de', { numeric: true }))
    .map((detail) => DETAILS[language](detail))
  return unbroken(SECTIONS[language](first, details.join(', ')))
}

/** Reduces "Abs. 1 Satz 2 Nr. 3" to "Abs. 1", because a list with `Satz` and `Nr.` would be hard to read. */
const paragraphOf = (detail: string): string => /^Abs\. \w+/.exec(detail)?.[0] ?? detail

const SECTIONS: Record<SourceLanguage, (statute: Statute, details: string) => string> = {
  de: ({ law, section }, details) => ['§', section, details, law].filter(Boolean).join(' '),
  en: ({ law, section }, details) => `Section ${section}${details} ${LAWS[law].en} (${law})`,
  tr: ({ law, section }, details) =>
    [LAWS[law].tr, `(${law})`, '§', section, details].filter(Boolean).join(' '),
}

const DETAILS: Record<SourceLanguage, (detail: string) => string> = {
  de: (detail) => detail,
  en: (detail) =>
    detail
      .replace(/Abs\. (\w+)/, '($1)')
      .replace(/^(Satz|Nr\.)/, ' $1')
      .replace(/Satz/, 'sentence')
      .replace(/Nr\./, 'no.'),
  tr: (detail) =>
    detail
      .replace(/Abs\. (\w+)/, '($1)')
      .replace(/Satz (\w+)/, '$1. cümle')
      .replace(/Nr\. (\w+)/, '$1. bent'),
}
