/** Missing or wrong settings; the message names each and what to do, and never quotes a value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  /** A line for each setting. */
  readonly advice: readonly string[]

  constructor(advice: readonly string[]) {
    super(['Put these app settings right:', ...advice].join('\n'))
    this.advice = advice
  }
}
