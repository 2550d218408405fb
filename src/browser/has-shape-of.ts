/** True if `value` has every field of `model`, of the same type; null in the model means text or null. */
export function hasShapeOf<Model>(model: Model, value: unknown): value is Model {
  if (model === null) return value === null || typeof value === 'string'
  if (typeof model !== 'object') return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([field, part]) =>
    hasShapeOf(part, (value as Record<string, unknown>)[field]),
  )
}
