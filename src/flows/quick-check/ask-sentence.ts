import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { localeOf } from '#src/site/locale.ts'

/**
 * The sentence of a quick check on another page (`ui/ask-form`): each choice updates the first line of the result
 * below. The button opens the tool with the answers in the fragment, which no server sees.
 */
export function askSentence(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return
  const lists = [...form.querySelectorAll('select')]
  const output = form.querySelector('output')
  const given = () => answersIn(new URLSearchParams(lists.map(({ name, value }) => [name, value])).toString())
  /** Answers missing in this page's lists, such as a country that only the tool's page has. */
  const others = (): Answers =>
    Object.fromEntries(
      Object.entries(visitorSentence.read()).filter(([part, value]) => !lists.some(has(part, value))),
    )
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
    // Another choice may have been made in the meantime.
    if (addressOf(given()) === addressOf(answers)) output.textContent = line
  }
  const show = () => void answer().catch(() => undefined)
  const takeUp = () => {
    for (const list of lists) {
      const value = visitorSentence.read()[list.name]
      if (value !== undefined && has(list.name, value)(list)) list.value = value
    }
    show()
  }
  const tell = () => {
    visitorSentence.write({ ...others(), ...given() })
    show()
  }
  const lead = (event: SubmitEvent) => {
    event.preventDefault()
    location.assign(`${form.action}#${addressOf({ ...others(), ...given() })}`)
  }
  takeUp()
  addEventListener('hashchange', takeUp, { signal })
  form.addEventListener('change', tell, { signal })
  form.addEventListener('submit', lead, { signal })
}

const has =
  (part: string, value: string) =>
  ({ name, options }: HTMLSelectElement): boolean =>
    name === part && [...options].some((option) => option.value === value)
