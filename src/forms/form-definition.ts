import type { MessageDescriptor } from '@lingui/core'
import type { AnyStateMachine } from 'xstate'
import type { Problem } from '#contracts/forms/form-fields.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import type { DraftStore } from './draft.ts'
import type { NoticeTexts } from './notice-text.ts'
import type { ReceiptStore } from './receipt.ts'

export type ProblemTexts<Form> = { [Field in keyof Form]?: Partial<Record<Problem, MessageDescriptor>> }

/** Texts of a field's choices, keyed by value. The empty value stands for "please choose". */
export type Choices = Readonly<Record<string, MessageDescriptor>>

export interface FormTexts<Form extends object = Record<string, unknown>> {
  /** Labels of the fields, in page order. The copy of the sent message uses them too. */
  labels: Readonly<{ [Field in keyof Form]?: MessageDescriptor }>
  choices?: Readonly<{ [Field in keyof Form]?: Choices }>
  problems: ProblemTexts<Form>
  notices: NoticeTexts
}

/**
 * Texts, machine and storage of a form (`src/flows/<name>/<name>.form.ts`). Fields and request are defined in
 * `contracts/forms/forms.ts`.
 */
export interface FormDefinition<Form extends object> extends FormTexts<Form> {
  /** Prefix of element ids, such as `booking`. */
  id: string
  /** Start of the logged sentence "… was not sent.", such as "The booking". */
  logSubject: string
  /** Returns the form's name in `contracts/forms/forms.ts`. The contact dialog has two forms, chosen by `kind`. */
  nameOf: (form: Form) => FormName
  blank: Form
  machine: AnyStateMachine
  draft: DraftStore<Form>
  /** True if the flow restores the draft itself. Then `useFormElement` does not load it. */
  restoresItself?: true
  receipt?: ReceiptStore<Form>
}
