import { afterEach, expect, test } from 'vitest'
import { fillAnswers } from '#src/flows/quick-check/fill-answers.ts'

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const shown = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** A form with a list and two choices, filled from this address. */
function formAt(address: string, chosen = '') {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<form>
    <select name="who"><option value="">please choose</option><option value="nurse"></option><option value="doctor"></option></select>
    <input type="radio" name="age" value="to34"><input type="radio" name="age" value="y35">
  </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const list = form.querySelector('select') as HTMLSelectElement
  list.value = chosen
  fillAnswers(form)
  return form
}

test.for([
  ['/quick-check#who=nurse&age=y35', { who: 'nurse', age: 'y35' }],
  ['/quick-check?who=doctor&age=', { who: 'doctor' }],
  ['/quick-check#who=astronaut&age=y99&colour=blue', { who: '' }],
  ['/quick-check#main', { who: '' }],
] as const)('at %s a form shows %j', ([address, answers]) => {
  expect(shown(formAt(address))).toEqual(answers)
})

test('earlier choices of a visitor are kept', () => {
  expect(shown(formAt('/quick-check#who=nurse', 'doctor'))).toEqual({ who: 'doctor' })
})
