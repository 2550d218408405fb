import { KEYS } from '#src/browser/storage.ts'
import { stored } from '#src/browser/stored.ts'

/**
 * Keeps what a reader ticks in an article's checklist, by position and in this browser only: ticks what was ticked on
 * an earlier visit, keeps what is ticked now, and says in the list's live region how far it
 * is: `data-ticked` with `{done}` and `{all}` filled in.
 */
export function keepTicks(checklist: HTMLElement, signal: AbortSignal): void {
  const { slug = '', ticked = '' } = checklist.dataset
  const positions = stored('localStorage', KEYS.checklist(slug), arePositions)
  const boxes = [...checklist.querySelectorAll('input')]
  const status = checklist.querySelector('[role="status"]')
  const announce = (done: number) => {
    const text = ticked.replace('{done}', String(done)).replace('{all}', String(boxes.length))
    if (status) status.textContent = text
  }
  const keep = () => {
    const done = boxes.flatMap((box, position) => (box.checked ? [position] : []))
    // An empty list leaves nothing behind.
    if (done.length === 0) positions.clear()
    else positions.save(done)
    announce(done.length)
  }
  for (const position of positions.load() ?? []) {
    const box = boxes[position]
    if (box) box.checked = true
  }
  // A box may have been ticked before the script came.
  if (boxes.some(({ checked }) => checked)) keep()
  else announce(0)
  checklist.addEventListener('change', keep, { signal })
}

const arePositions = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger)
