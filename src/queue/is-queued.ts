import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'

const KEPT = { key: '', keptAt: 0 }
const WRITTEN = { ...KEPT, body: { formType: '' }, language: '', text: '', path: '' }
const SHAPES: Readonly<Record<QueuedMessage['state'], object>> = {
  waiting: WRITTEN,
  expired: WRITTEN,
  takenBack: WRITTEN,
  refused: { ...WRITTEN, failure: { sentence: null } },
  delivered: { ...KEPT, deliveredAt: 0, receipt: {} },
}

/** True if a stored value is a message in the current format. Older site versions may have stored other formats. */
export function isQueued(value: unknown): value is QueuedMessage {
  if (!hasShapeOf({ state: '', ...KEPT }, value) || !Object.hasOwn(SHAPES, value.state)) return false
  const isWhole = hasShapeOf(SHAPES[value.state as QueuedMessage['state']], value)
  return isWhole && isMoment(value.keptAt) && (!('receipt' in value) || isOfTexts(value.receipt))
}

const isOfTexts = (receipt: unknown): boolean =>
  Object.values(receipt as object).every((text) => typeof text === 'string')

const isMoment = (ms: number): boolean => !Number.isNaN(new Date(ms).getTime())
