import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { withParts } from '#contracts/tables/sentence.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { localeOf } from '#src/site/locale.ts'

/**
 * Runs the sentence form of a quick check (`ui/ask-form`): shows the first line of the result, and opens the tool with
 * the answers in the fragment, which no server sees.
 */
export function askSentence(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return
  const lists = [...form.querySelectorAll('select')]
  const output = form.querySelector('output')
  const given = () => answersIn(new URLSearchParams(lists.map(({ name, value }) => [name, value])).toString())
  const answer = async () => {
    if (!output) return
    const answers = given()
    const isComplete = lists.every(({ name }) => name in answers)
    const line = isComplete
      ? await (await import('./load-first-line.ts')).loadFirstLine(
          form.dataset.tool,
          answers,
          localeOf(location.pathname),
        )
      : ''
    // The visitor may have changed an answer while the line was loading.
    if (addressOf(given()) === addressOf(answers)) output.textContent = line
  }
  const show = () => void answer().catch(() => undefined)
  const takeUp = (sentence: Answers) => {
    for (const list of lists) {
      const value = sentence[list.name]
      // Only the tool's own page lists every country.
      if ([...list.options].some((option) => option.value === value)) list.value = String(value)
    }
    show()
  }
  const choose = ({ target }: Event) => {
    const { name, value } = target as HTMLSelectElement
    // Add all answers, because the sentence lacks those chosen before this script ran.
    visitorSentence.change({ ...given(), [name]: value })
  }
  const lead = (event: SubmitEvent) => {
    event.preventDefault()
    location.assign(`${form.action}#${addressOf(withParts(visitorSentence.read(), given()))}`)
  }
  visitorSentence.follow(takeUp, signal)
  form.addEventListener('change', choose, { signal })
  form.addEventListener('submit', lead, { signal })
}
