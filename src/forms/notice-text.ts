import type { MessageDescriptor } from '@lingui/core'
import type { NoticeKind } from '#machines/form.ts'

/**
 * Text of a notice with a heading. An `error` takes the focus and lists the fields to fix; a `success` is
 * shown by the page itself.
 */
export interface TitledNotice {
  tone: 'error' | 'success'
  title: MessageDescriptor
  message: MessageDescriptor
}

/** Text of a notice. A `hint` is shown next to the button, and the first field to fix takes the focus. */
export type NoticeText = TitledNotice | { tone: 'hint'; message: MessageDescriptor }

/** The notices of a form by kind: the common ones, and those of its machine. */
export type NoticeTexts = Readonly<
  Record<'malformed' | 'failed' | 'sent', TitledNotice> &
    Partial<Record<Exclude<NoticeKind, 'typeFirst'>, TitledNotice>> & { typeFirst?: NoticeText }
>
