import type { Audience } from '#contracts/forms/further-reading.ts'
import type { InLanguages } from '#contracts/values/language.ts'
import type { SpokenLanguage } from './spoken-languages.ts'

/**
 * Facts that the operator must publish by law (imprint, privacy policy). Null means missing, and pages mark the gap.
 * English and German pages show the same text. If a fact does not apply, write a text that says so.
 */
export interface Operator {
  legalName: string | null
  legalForm: string | null
  /** Legal representatives of the company, by first and last name. */
  representative: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** Phone number with country code, such as +49 89 1234567. */
  phone: string | null
  registerCourt: string | null
  registerNumber: string | null
  /** VAT id (§ 27a UStG) or business id (§ 139c AO). */
  vatId: string | null
  /** The licensing authority, or a statement that the business needs no licence. */
  supervisoryAuthority: string | null
  /** First and last name of the person responsible for the articles (§ 18 Abs. 2 MStV). */
  responsibleForContent: string | null
  /** URL of the general terms, or a statement that there are none (§ 2 Abs. 1 Nr. 7 DL-InfoV). */
  generalTerms: string | null
  /** Clauses on governing law and jurisdiction, or a statement that there are none (§ 2 Abs. 1 Nr. 8 DL-InfoV). */
  lawAndCourt: string | null
  /** Guarantees beyond the statutory ones, or a statement that there are none (§ 2 Abs. 1 Nr. 9 DL-InfoV). */
  guarantees: string | null
  /**
   * Insurer, address and area of cover, or a statement that there is no such insurance (§ 2 Abs. 1 Nr. 11 DL-InfoV).
   */
  liabilityInsurance: string | null
  /** URL of the withdrawal notice for consumers, with the withdrawal form (Art. 246a § 1 Abs. 2 EGBGB). */
  withdrawalNotice: string | null
  /** Contact of the data protection officer, or a statement that none is required. */
  dataProtectionOfficer: string | null
  /** Company that runs the mailbox for enquiries. */
  mailboxProvider: string | null
}

export type OperatorField = keyof Operator

/** Numbers behind the claim "over 95 %". */
export interface SuccessCount {
  /** Numbers of granted and decided applications of our clients. */
  granted: number
  decided: number
  /** First and last month of the count, such as 2025-01. */
  from: string
  until: string
}

/** Service and its price. Both are shown as written, so state whether VAT is included. */
export interface Price {
  service: InLanguages<string>
  price: InLanguages<string>
}

export interface SocialProfile {
  name: string
  url: string
}

const operator: Operator = {
  legalName: null,
  legalForm: null,
  representative: null,
  street: null,
  postalCode: null,
  city: null,
  phone: null,
  registerCourt: null,
  registerNumber: null,
  vatId: null,
  supervisoryAuthority: null,
  responsibleForContent: null,
  generalTerms: null,
  lawAndCourt: null,
  guarantees: null,
  liabilityInsurance: null,
  withdrawalNotice: null,
  dataProtectionOfficer: null,
  mailboxProvider: null,
}

/** Author or reviewer of articles, hidden while the name is null. */
export interface Person {
  name: string | null
  /** Shown after the name, for example "lawyer for migration law". */
  qualification: string | null
  /** Date of the last review, such as 2026-11-20. Set only for reviewers. */
  checkedOn?: string | null
}

/** Testimonial by a client who agreed to be named. */
export interface ClientReference {
  name: string
  firm: string
  words: InLanguages<string>
}

export interface Founder<City extends string = string> {
  name: string
  city: City
  /** Audience whose pages and forms show this founder. */
  audience: Audience
  /** URL path of a photo in `public` (aspect ratio 4:5), such as /founders/munich.jpg; null shows a drawing. */
  photo: string | null
}

export interface OwnOffice {
  city: string
  street: string
  postalCode: string
}

const people: Record<string, Person> = {
  author: { name: null, qualification: null },
  reviewer: { name: null, qualification: null, checkedOn: null },
}

/**
 * Details of the operator for pages and mails (`build/site/mail-branding.ts`). Addresses and keys of the deployment are
 * app settings (`functions/config.ts`).
 */
export const site = {
  name: 'IsarSpree Mobility',
  origin: 'https://www.isarspree.example',
  email: 'hello@isarspree.example',
  operator,
  /** Authors and reviewers. Articles use the keys `author` and `reviewer`, unless their frontmatter names others. */
  people,
  cities: ['München', 'Berlin'],
  /** Placeholder names, for the operator to replace. The other texts about a founder are keyed by `city`. */
  founders: [
    { name: 'Leyla Brandt', city: 'München', audience: 'business', photo: null },
    { name: 'Jonas Adler', city: 'Berlin', audience: 'individual', photo: null },
  ] as readonly Founder<'München' | 'Berlin'>[],
  /** Name and town of the lawyer or law firm that gives individual legal advice; hidden while null. */
  lawyer: null as string | null,
  /** Numbers in the footnote to "over 95 %"; while null, the footnote only says what is counted. */
  successCount: null as SuccessCount | null,
  /** Hidden while empty. */
  references: [] as readonly ClientReference[],
  /** Hidden while empty. */
  offices: [] as readonly OwnOffice[],
  /** Hidden while empty. A price may be a range, such as "from 400 to 900 €". */
  prices: { individuals: [] as readonly Price[], businesses: [] as readonly Price[] },
  /** While true, the contact and visa case pages say that the forms do not work, and give our e-mail address. */
  formsNotice: true as boolean,
  /**
   * True to publish the placeholder pages of the app, the account and the admin area. While false, their paths redirect
   * to /job-seeker-compass.
   */
  offlineAreas: false as boolean,
  /**
   * Languages whose page a native speaker has approved. The footer links to the approved pages, and search engines
   * may index them.
   */
  signedLanguages: [] as readonly SpokenLanguage[],
  /** Hidden while empty. */
  social: [] as readonly SocialProfile[],
} as const

/** Returns the founder who answers an audience. */
export function founderFor(audience: Audience) {
  const founder = site.founders.find((one) => one.audience === audience)
  if (!founder) throw new Error(`No founder in src/site/site.ts answers the audience "${audience}".`)
  return founder
}

/** Returns "Name, qualification"; undefined while the name is missing. */
export function formatPerson(key: string, { people }: { people: Record<string, Person> } = site) {
  const { name, qualification } = people[key] ?? {}
  return name?.trim() ? [name, qualification].filter((part) => part?.trim()).join(', ') : undefined
}

/** Returns the fields that the operator has not filled in yet. A blank text counts as missing. */
export const missingOperatorFields = ({ operator }: { operator: Operator }): OperatorField[] =>
  (Object.keys(operator) as OperatorField[]).filter((field) => !operator[field]?.trim())

/** True if the count exists and more than 95 % of the applications were granted. */
export const isSuccessProved = ({ successCount }: { successCount: SuccessCount | null }): boolean =>
  successCount !== null && successCount.granted / successCount.decided > 0.95
