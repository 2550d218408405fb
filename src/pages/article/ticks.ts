import { fillIn } from '#contracts/values/fill-in.ts'
import { KEYS } from '#src/browser/storage.ts'
import { storedValue } from '#src/browser/stored-value.ts'

/**
 * Stores the ticks of a checklist in this browser, by position, and restores them. Announces the progress with the text
 * in `data-ticked`.
 */
export function keepTicks(checklist: HTMLElement, signal: AbortSignal): void {
  const { slug = '', ticked = '' } = checklist.dataset
  const positions = storedValue('localStorage', KEYS.checklist(slug), arePositions)
  const boxes = [...checklist.querySelectorAll('input')]
  const status = checklist.querySelector('[role="status"]')
  const announce = (done: number) => {
    if (status) status.textContent = fillIn(ticked, { done, all: boxes.length })
  }
  const keep = () => {
    const done = boxes.flatMap((box, position) => (box.checked ? [position] : []))
    if (done.length === 0) positions.clear()
    else positions.save(done)
    announce(done.length)
  }
  for (const position of positions.load() ?? []) {
    const box = boxes[position]
    if (box) box.checked = true
  }
  // A box may have been ticked before the script loaded.
  if (boxes.some(({ checked }) => checked)) keep()
  else announce(0)
  checklist.addEventListener('change', keep, { signal })
}

const arePositions = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger)
