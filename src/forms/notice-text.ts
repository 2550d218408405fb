import type { MessageDescriptor } from '@lingui/core'
import type { NoticeKind } from '#machines/form.ts'

/** Text of a notice with a heading. An `error` takes the focus, with the fields to fix below it; a page shows a `success` itself. */
export interface TitledNotice {
  tone: 'error' | 'success'
  title: MessageDescriptor
  message: MessageDescriptor
}

/** Text of a notice. A `hint` is shown beside the button while the first field to fix takes the focus. */
export type NoticeText = TitledNotice | { tone: 'hint'; message: MessageDescriptor }

/** The notices of a form by their kind: those that every form shows, and those that its machine may show. */
export type NoticeTexts = Readonly<
  Record<'malformed' | 'failed' | 'sent', TitledNotice> &
    Partial<Record<Exclude<NoticeKind, 'typeFirst'>, TitledNotice>> & { typeFirst?: NoticeText }
>
