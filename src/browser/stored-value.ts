type Place = 'localStorage' | 'sessionStorage'

export interface StoredValue<Value> {
  key: string
  load(): Value | null
  save(value: Value): void
  clear(): void
}

/** Gives access to the text under `key`. Blocked storage counts as empty; a failed save is ignored. */
export const storedText = (place: Place, key: string): StoredValue<string> => ({
  key,
  load: () => attempt(() => globalThis[place].getItem(key)) ?? null,
  save: (text) => attempt(() => globalThis[place].setItem(key, text)),
  clear: () => attempt(() => globalThis[place].removeItem(key)),
})

/** Gives access to the JSON value under `key`. An invalid value, such as one from an older version, loads as null. */
export function storedValue<Value>(
  place: Place,
  key: string,
  isValid: (value: unknown) => value is Value,
): StoredValue<Value> {
  const text = storedText(place, key)
  return {
    ...text,
    load() {
      const value: unknown = attempt(() => JSON.parse(text.load() ?? 'null'))
      return isValid(value) ? value : null
    },
    save: (value) => text.save(JSON.stringify(value)),
  }
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
