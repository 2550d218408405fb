import { load as pages } from 'virtual:law-modules/plan-page'
import type { Period } from '#contracts/plan/count-period.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Mark } from './law.ts'
import type { PlanWords } from './plan-words.ts'
import type { Citation, PlanStepTexts } from './tool-page.ts'
import type { EventPeriod, LawEvent } from './tools.ts'

/** A period in one language. `text` says what to do by its last day, and `missed` what is left when it has passed. */
export type EventPeriodTexts = Period &
  Pick<EventPeriod, 'id' | 'from' | 'careful' | 'special' | 'moves'> & {
    readonly text: string
    readonly missed: string
    /** Link to the office's page, or to the chapter that says more. */
    readonly how?: { readonly to: string; readonly text: string }
    /** Empty if the event is itself the last day. */
    readonly lengthText: string
    readonly if?: {
      readonly from: string
      readonly to: string
      readonly under?: Period['length']
      readonly over?: Period['length']
    }
    readonly law: readonly (Citation & { readonly mark: Mark })[]
  }

export interface EventTexts extends Pick<LawEvent, 'id' | 'group'> {
  readonly text: string
  readonly days: readonly { readonly id: string; readonly text: string }[]
  readonly periods: readonly EventPeriodTexts[]
}

/** The steps of one procedure, for readers without scripts. */
export interface Procedure {
  /** Titles of the routes that it leads along. */
  readonly title: readonly string[]
  readonly steps: readonly (Pick<
    PlanStepTexts,
    'id' | 'text' | 'sources' | 'owner' | 'way' | 'atMost' | 'embassy'
  > & {
    readonly takes?: string
  })[]
}

/** What the page of the plan shows without the texts of a case. */
export interface PlanPage {
  readonly language: Language
  readonly words: PlanWords
  readonly footer: string
  readonly events: readonly EventTexts[]
  readonly procedures: readonly Procedure[]
}

export const loadPlanPage = async (language: Language): Promise<PlanPage> => (await pages[language]()).page

export const withPlanPage = ({ context: { locale } }: { context: { locale: Language } }): Promise<PlanPage> =>
  loadPlanPage(locale)
