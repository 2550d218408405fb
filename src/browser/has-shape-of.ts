/** True if `value` has all fields of `model`, with the same types. A null in the model stands for a string or null. */
export function hasShapeOf<Model>(model: Model, value: unknown): value is Model {
  if (model === null) return value === null || typeof value === 'string'
  if (typeof model !== 'object') return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([field, part]) =>
    hasShapeOf(part, (value as Record<string, unknown>)[field]),
  )
}
