import { dayInBerlin, dayInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { whenIdle } from '#src/browser/when-idle.ts'

/** Writes the day by which a message of today is answered into `line`, and shows it. */
export function nameAnswerDay(line: HTMLElement, signal: AbortSignal): void {
  const name = async () => {
    const { answerDay } = await import('./answer-day.ts')
    const day = line.querySelector('[data-day]')
    if (signal.aborted || !day) return
    const { lang } = line.closest<HTMLElement>('[lang]') ?? document.documentElement
    const answerBy = answerDay(dayInBerlin(new Date()), Number(line.dataset.repliesIn))
    day.textContent = dayInWords(answerBy, lang as Language)
    line.hidden = false
  }
  whenIdle(() => void name().catch(() => undefined))
}
