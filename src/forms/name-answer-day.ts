/** Shows in `line` the day by which a message of today is answered. */
export function nameAnswerDay(line: HTMLElement): void {
  void import('#src/browser/answer-day.ts').then(
    ({ writeAnswerDay }) => writeAnswerDay(line),
    () => undefined,
  )
}
