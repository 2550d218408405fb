import { whenIdle } from '#src/browser/when-idle.ts'

/** When the browser is idle, shows in `line` the day by which a message of today is answered. */
export function nameAnswerDay(line: HTMLElement, signal: AbortSignal): void {
  const name = async () => {
    const { writeAnswerDay } = await import('./answer-day.ts')
    if (!signal.aborted) writeAnswerDay(line)
  }
  whenIdle(() => void name().catch(() => undefined))
}
