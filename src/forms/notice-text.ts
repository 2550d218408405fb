import type { MessageDescriptor } from '@lingui/core'
import type { NoticeKind } from '#machines/form.ts'

/**
 * Notice with a heading. `Notice` shows and focuses an `error`, with the fields to fix. `SentNotice` shows a `success`.
 */
export interface TitledNotice {
  tone: 'error' | 'success'
  title: MessageDescriptor
  message: MessageDescriptor
}

/** A `hint` appears next to the submit button. Unlike an `error`, it does not take the focus. */
export type NoticeText = TitledNotice | { tone: 'hint'; message: MessageDescriptor }

export type NoticeTexts = Readonly<
  Record<'malformed' | 'failed' | 'sent', TitledNotice> &
    Partial<Record<Exclude<NoticeKind, 'typeFirst'>, TitledNotice>> & { typeFirst?: NoticeText }
>
