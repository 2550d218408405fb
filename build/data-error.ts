/** Faults in data that an editor wrote. The message names each file. */
export class DataError extends Error {
  override name = 'DataError'
}
