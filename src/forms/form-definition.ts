import type { MessageDescriptor } from '@lingui/core'
import type { AnyStateMachine } from 'xstate'
import type { Problem } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import type { DraftStore } from './draft.ts'
import type { NoticeTexts } from './notice-text.ts'
import type { ReceiptStore } from './receipt.ts'

/** Text for each problem of each field. */
export type ProblemTexts<Form> = { [Field in keyof Form]?: Partial<Record<Problem, MessageDescriptor>> }

/** Choices of a field, by value; the empty one says "please choose". */
export type Choices = Readonly<Record<string, MessageDescriptor>>

/** The texts of a form. */
export interface FormTexts<Form extends object = Record<string, unknown>> {
  /** The labels of the fields, which also head what was sent; in the order of the page. */
  labels: Readonly<{ [Field in keyof Form]?: MessageDescriptor }>
  choices?: Readonly<{ [Field in keyof Form]?: Choices }>
  problems: ProblemTexts<Form>
  /** The notices of section 8. */
  notices: NoticeTexts
}

/**
 * A form as its flow defines it (`src/flows/<noun>/<noun>.form.ts`), beside its row in the table of forms. Its wiring,
 * its page and its page without the app read it.
 */
export interface FormDefinition<Form extends object> extends FormTexts<Form> {
  /** The noun of the flow; ids of elements begin with it. */
  id: string
  /** The subject of the log's sentence that something was not sent: "The booking". */
  logSubject: string
  /** The form of the table that the fields belong to. */
  nameOf: (form: Form) => FormName
  blank: Form
  machine: AnyStateMachine
  draft: DraftStore<Form>
  /** True when its machine restores the draft by itself. */
  restoresItself?: true
  /** Store of the receipts, if its machine keeps them. */
  receipt?: ReceiptStore<Form>
}
