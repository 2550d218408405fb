/** Prefix of storage keys that only development uses. */
const OURS = 'development:'

export const persistentValue = <Value>(name: string, initial: Value, storage = () => sessionStorage) => ({
  read(): Value {
    const kept = storage().getItem(OURS + name)
    return kept === null ? initial : JSON.parse(kept)
  },
  keep: (value: Value): void => storage().setItem(OURS + name, JSON.stringify(value)),
})

/** Deletes everything that the site has stored in the browser, except the keys of the development tools. */
export async function forgetSite(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!key.startsWith(OURS)) storage.removeItem(key)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  for (const name of await caches.keys()) await caches.delete(name)
}
