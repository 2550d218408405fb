import { formatTag } from '#contracts/values/language.ts'

/** Before the page is printed, writes today's date into `line` and shows it. */
export function writePrintDate(line: HTMLElement, signal: AbortSignal): void {
  const day = line.querySelector('[data-day]')
  const date = () => {
    const { lang } = document.documentElement
    if (day) day.textContent = new Date().toLocaleDateString(formatTag(lang), { dateStyle: 'long' })
    line.hidden = false
  }
  addEventListener('beforeprint', date, { signal })
}
