import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { withParts, withSentence } from '#contracts/tables/sentence.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'

/**
 * Controls the form that asks a tool's first questions (`ui/ask-form`). Once all are answered, previews the
 * result or the next question. On submit, opens the tool with the answers in the URL fragment, which browsers do not
 * send to servers; or, if an event is chosen, its days.
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
          pathLanguage(location.pathname),
        )
      : ''
    // Skip an outdated preview: the visitor may have changed an answer while it was loading.
    if (addressOf(given()) === addressOf(answers)) output.textContent = line
  }
  const show = () => void answer().catch(() => undefined)
  const fillLists = (sentence: Answers) => {
    for (const list of lists) {
      const value = sentence[list.name]
      // The list may lack the answer, because it does not offer every country.
      if ([...list.options].some((option) => option.value === value)) list.value = String(value)
    }
    show()
  }
  const choose = ({ target }: Event) => {
    const { name, value } = target as HTMLSelectElement
    // Pass all answers, because some may have been chosen before this script ran.
    visitorSentence.change({ ...given(), [name]: value })
  }
  const openTool = (event: SubmitEvent) => {
    event.preventDefault()
    const answers = withParts(visitorSentence.read(), given())
    const [path, days] =
      form.querySelector<HTMLElement>('option[data-to]:checked')?.dataset.to?.split('#') ?? []
    location.assign(days ? `${path}#${withSentence(days, answers)}` : `${form.action}#${addressOf(answers)}`)
  }
  visitorSentence.follow(fillLists, signal)
  form.addEventListener('change', choose, { signal })
  form.addEventListener('submit', openTool, { signal })
}
