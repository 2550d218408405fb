/** Shows in `line` the day by which a message of today is answered. */
export function nameAnswerDay(line: HTMLElement): void {
  const name = async () => (await import('#src/browser/answer-day.ts')).writeAnswerDay(line)
  name().catch(() => undefined)
}
