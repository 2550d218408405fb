import type { Answers } from '#contracts/tables/answers.ts'
import { replaceAddress } from '#src/browser/replace-address.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { PHONE } from '#src/ui/phone.ts'

export const ALL_ROWS = 'all'
const COLUMNS_ON_A_PHONE = 2

/**
 * Shows the table row that the reader selects, such as that of a federal state. Until then, the table is hidden on
 * screen and complete in print. The selection is one of the visitor's answers in the URL, named by `data-asks`.
 */
export function chooseRow(part: HTMLElement, signal: AbortSignal): void {
  const select = part.querySelector('select')
  const question = part.firstElementChild
  if (!select || !(question instanceof HTMLElement)) return
  const details = part.querySelector('details')
  const rows = [...part.querySelectorAll<HTMLElement>('tr[data-key]')]
  const choose = () =>
    visitorSentence.change({ [nameOf(part)]: select.value === ALL_ROWS ? '' : select.value })
  const showRow = (sentence: Answers) => {
    const chosen = sentence[nameOf(part)] ?? ''
    const isRow = rows.some(({ dataset }) => dataset.key === chosen)
    select.value = isRow ? chosen : select.value === ALL_ROWS ? ALL_ROWS : ''
    for (const row of rows) row.hidden = !['', ALL_ROWS, row.dataset.key].includes(select.value)
    part.dataset.asked = select.value
  }
  question.hidden = false
  if (details) details.open = true
  visitorSentence.follow(showRow, signal)
  select.addEventListener('change', choose, { signal })
}

/**
 * Shows the table columns that the reader selects. The selection is in the URL as `?<data-asks>=<key>,<key>`. Without
 * one, all columns are shown or, on phones, the first and the last. Print shows all columns.
 */
export function chooseColumns(part: HTMLElement, signal: AbortSignal): void {
  const question = part.querySelector('fieldset')
  const boxes = [...part.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  if (!question || boxes.length === 0) return
  const phone = matchMedia(PHONE)
  /** Checkboxes of the selected columns, in the order of selection. */
  let chosen: HTMLInputElement[] = []
  const show = () => {
    const inOrder = boxes.filter((box) => chosen.includes(box))
    for (const box of boxes) box.checked = chosen.includes(box)
    for (const row of part.querySelectorAll('tr')) {
      for (const [index, cell] of [...row.cells].slice(1).entries()) {
        cell.hidden = !inOrder.includes(boxes[index] as HTMLInputElement)
      }
    }
    part.dataset.asked = inOrder.map(({ value }) => value).join(',')
  }
  const atFirst = () =>
    phone.matches && boxes.length > COLUMNS_ON_A_PHONE
      ? boxes.filter((_, index) => index % (boxes.length - 1) === 0)
      : boxes
  const choose = ({ target }: Event) => {
    const box = target as HTMLInputElement
    chosen = box.checked ? [...chosen, box] : chosen.filter((one) => one !== box)
    if (phone.matches) chosen = chosen.slice(-COLUMNS_ON_A_PHONE)
    if (chosen.length === 0) chosen = [box]
    show()
    writeAnswer(part, part.dataset.asked ?? '')
  }
  const begin = () => {
    const asked = readAnswer(part).split(',')
    const named = boxes.filter(({ value }) => asked.includes(value))
    chosen = named.length === 0 ? atFirst() : phone.matches ? named.slice(0, COLUMNS_ON_A_PHONE) : named
    show()
  }
  begin()
  question.hidden = false
  question.addEventListener('change', choose, { signal })
  phone.addEventListener('change', begin, { signal })
}

const nameOf = ({ dataset: { asks = '' } }: HTMLElement): string => asks

const readAnswer = (part: HTMLElement): string => new URLSearchParams(location.search).get(nameOf(part)) ?? ''

function writeAnswer(part: HTMLElement, answer: string): void {
  const url = new URL(location.href)
  if (answer === '') url.searchParams.delete(nameOf(part))
  else url.searchParams.set(nameOf(part), answer)
  // Keep commas readable: a query may contain them unescaped.
  replaceAddress(url.pathname + url.search.replaceAll('%2C', ',') + url.hash)
}
