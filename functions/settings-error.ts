/** Missing or wrong settings. The message names each setting with advice, and never quotes a value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  /** One line per setting. */
  readonly advice: readonly string[]

  constructor(advice: readonly string[]) {
    super(['Put these app settings right:', ...advice].join('\n'))
    this.advice = advice
  }
}
