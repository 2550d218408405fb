import { carriedAnswers } from './carried-answers.ts'

/** Shows the answers of the address in a form whose app is still on its way. */
export function fillAnswers(form: HTMLElement): void {
  for (const [question, answer] of new URLSearchParams(carriedAnswers()?.slice(1)))
    fillIn(form, question, answer)
}

function fillIn(form: HTMLElement, question: string, answer: string): void {
  for (const list of form.querySelectorAll('select')) {
    const option = [...list.options].find(({ value }) => value === answer)
    // What a visitor has chosen meanwhile stays.
    if (list.name === question && list.value === '' && option) option.selected = true
  }
  const choices = [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
    ({ name }) => name === question,
  )
  const chosen = choices.find(({ value }) => value === answer)
  if (chosen && !choices.some(({ checked }) => checked)) chosen.checked = true
}
