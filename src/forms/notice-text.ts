import type { MessageDescriptor } from '@lingui/core'
import type { NoticeKind } from '#machines/form.ts'

/**
 * A notice with a heading. An `error` takes the focus and lists the fields to fix; pages show a `success` themselves.
 */
export interface TitledNotice {
  tone: 'error' | 'success'
  title: MessageDescriptor
  message: MessageDescriptor
}

/** A `hint` is shown next to the button; the first field to fix takes the focus. */
export type NoticeText = TitledNotice | { tone: 'hint'; message: MessageDescriptor }

export type NoticeTexts = Readonly<
  Record<'malformed' | 'failed' | 'sent', TitledNotice> &
    Partial<Record<Exclude<NoticeKind, 'typeFirst'>, TitledNotice>> & { typeFirst?: NoticeText }
>
