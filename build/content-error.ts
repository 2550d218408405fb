/** Faults in content that an editor wrote. The message names each file. */
export class ContentError extends Error {
  override name = 'ContentError'
}
