import type { MessageDescriptor } from '@lingui/core'

/**
 * What a notice says. An `error` takes the focus, with the fields to mend below it; a `hint` is said beside the
 * button while the first field to mend takes the focus; a `success` is shown by the flow itself.
 */
export type NoticeText =
  | { tone: 'error' | 'success'; title: MessageDescriptor; message: MessageDescriptor }
  | { tone: 'hint'; message: MessageDescriptor }
