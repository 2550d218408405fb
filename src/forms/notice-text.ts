import type { MessageDescriptor } from '@lingui/core'

/**
 * Text of a notice. An `error` takes the focus, with the fields to fix below it; a `hint` is shown beside the button
 * while the first field to fix takes the focus; a `success` is shown by the flow itself.
 */
export type NoticeText =
  | { tone: 'error' | 'success'; title: MessageDescriptor; message: MessageDescriptor }
  | { tone: 'hint'; message: MessageDescriptor }
