import type { SourceKey } from './sources.ts'

export type Words = Readonly<Record<'en' | 'de' | 'tr', string>>

export interface Cell<T> {
  readonly value: T
  readonly from: SourceKey
}

/** Fee in euros: an amount, a range, a maximum, an estimate, or one of two amounts. */
export type Fee =
  | number
  | { readonly min?: number; readonly max: number }
  | { readonly about: number }
  | { readonly either: readonly [number, number] }

/** When the German-language certificate is due: with the application, for the licence, or when the office asks. */
export type GermanWhen = 'apply' | 'licence' | 'onRequest'

export type Proof =
  | 'job'
  | 'residence'
  | 'intention'
  | 'applications'
  | 'threeContacts'
  | 'fiveApplications'
  | 'shadowing'
  | 'selfEmployment'
  | 'advice'

/** An office that recognises training from outside the EU. A property is absent if no source that we read states it. */
export interface Office {
  readonly name: string
  /** Short note below the name, such as a translation or the kind of office. */
  readonly gloss: Words
  /** Page of the office about training outside the EU; absent if none was found. */
  readonly link?: string
  readonly linkEn?: string
  /** Day, month or year printed on the office's page (ISO 8601); the latest if there are several. */
  readonly dated?: string
  readonly form?: Cell<Words>
  readonly fee?: Cell<Fee>
  readonly licenceFee?: Cell<Fee>
  readonly time?: Cell<Words>
  readonly german?: Cell<GermanWhen | Words>
  readonly english?: Cell<'no' | Words>
  readonly copies?: Cell<Words>
  /** Documents that prove the intention to work in the state. One of them suffices. */
  readonly proof?: Cell<readonly Proof[]>
  readonly contact?: Cell<string>
  readonly notes?: readonly Cell<Words>[]
  /** Questions that the sources leave open, or to which they give different answers. */
  readonly ask?: Words
}

export interface Chamber {
  readonly name: string
  /** Page of the chamber about the exam; absent if none was found. */
  readonly link?: string
  /** Fee for the exam, in euros; absent unless the chamber's own page states it. */
  readonly fee?: number
}
