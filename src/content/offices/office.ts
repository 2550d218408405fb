import type { SourceKey } from './sources.ts'

export type Words = Readonly<Record<'en' | 'de' | 'tr', string>>

/** A value with the source that states it. */
export interface Cell<T> {
  readonly value: T
  readonly from: SourceKey
}

/** Euros: one sum, a range, at most, about, or one of two. */
export type Fee =
  | number
  | { readonly min?: number; readonly max: number }
  | { readonly about: number }
  | { readonly either: readonly [number, number] }

/** Step at which the certificate of German is due. */
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

/** The body that recognises a training from outside the EU. A cell that is absent was not found in any copy read. */
export interface Office {
  readonly name: string
  /** The meaning of the name. */
  readonly gloss: Words
  /** Its page for training outside the EU; absent where none was found. */
  readonly link?: string
  /** The same page in English, where there is one. */
  readonly linkEn?: string
  /** The latest day that the page itself names (ISO 8601). */
  readonly dated?: string
  readonly form?: Cell<Words>
  readonly fee?: Cell<Fee>
  readonly licenceFee?: Cell<Fee>
  readonly time?: Cell<Words>
  readonly german?: Cell<GermanWhen | Words>
  readonly english?: Cell<'no' | Words>
  readonly copies?: Cell<Words>
  /** Any one of them shows that somebody means to work in the state. */
  readonly proof?: Cell<readonly Proof[]>
  readonly contact?: Cell<string>
  readonly notes?: readonly Cell<Words>[]
  /** Questions that its sources leave open or answer in two ways. */
  readonly ask?: Words
}

/** The body that holds the doctors’ language exam. */
export interface Chamber {
  readonly name: string
  /** Its page on the exam; absent where none was found. */
  readonly link?: string
  /** Euros, where its own page names them. */
  readonly fee?: number
}
