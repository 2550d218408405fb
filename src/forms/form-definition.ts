import type { MessageDescriptor } from '@lingui/core'
import type { AnyStateMachine } from 'xstate'
import type { Problem } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import type { DraftStore } from './draft.ts'
import type { NoticeTexts } from './notice-text.ts'
import type { ReceiptStore } from './receipt.ts'

export type ProblemTexts<Form> = { [Field in keyof Form]?: Partial<Record<Problem, MessageDescriptor>> }

/** Texts of a field's choices, by value; the empty value's text is "please choose". */
export type Choices = Readonly<Record<string, MessageDescriptor>>

export interface FormTexts<Form extends object = Record<string, unknown>> {
  /** In page order; also used in the copy of the sent message. */
  labels: Readonly<{ [Field in keyof Form]?: MessageDescriptor }>
  choices?: Readonly<{ [Field in keyof Form]?: Choices }>
  problems: ProblemTexts<Form>
  notices: NoticeTexts
}

/**
 * The browser's part of a form (`src/flows/<noun>/<noun>.form.ts`). The other part is the form's row in
 * `contracts/forms/forms.ts`.
 */
export interface FormDefinition<Form extends object> extends FormTexts<Form> {
  /** Prefix of element ids, such as `booking`. */
  id: string
  /** Subject of the logged sentence "… was not sent.", such as "The booking". */
  logSubject: string
  /** Name in the table of forms. For the contact dialog, the name depends on the field values. */
  nameOf: (form: Form) => FormName
  blank: Form
  machine: AnyStateMachine
  draft: DraftStore<Form>
  /** True if the machine restores the draft itself. */
  restoresItself?: true
  receipt?: ReceiptStore<Form>
}
