import { KEYS } from '#src/browser/storage.ts'

/**
 * Keeps what a reader ticks in an article's checklist, by position and in this browser only: ticks what was ticked on
 * an earlier visit, keeps what is ticked now, and says in the list's live region how far it
 * is: `data-ticked` with `{done}` and `{all}` filled in. Returns how to stop.
 */
export function keepTicks(checklist: HTMLElement): () => void {
  const { slug = '', ticked = '' } = checklist.dataset
  const boxes = [...checklist.querySelectorAll('input')]
  const status = checklist.querySelector('[role="status"]')
  const say = (done: number) => {
    const said = ticked.replace('{done}', String(done)).replace('{all}', String(boxes.length))
    if (status) status.textContent = said
  }
  const keep = () => {
    const positions = boxes.flatMap((box, position) => (box.checked ? [position] : []))
    write(slug, positions)
    say(positions.length)
  }
  for (const position of read(slug)) {
    const box = boxes[position]
    if (box) box.checked = true
  }
  // A box may have been ticked before the script came.
  if (boxes.some(({ checked }) => checked)) keep()
  else say(0)
  checklist.addEventListener('change', keep)
  return () => checklist.removeEventListener('change', keep)
}

/** The stored positions; none where nothing is stored, storage is blocked or the value is not ours. */
function read(slug: string): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEYS.checklist(slug)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((position) => Number.isInteger(position)) : []
  } catch {
    return []
  }
}

/** An empty list leaves nothing behind; where storage is blocked, the ticks live as long as the page. */
function write(slug: string, positions: readonly number[]): void {
  try {
    if (positions.length === 0) localStorage.removeItem(KEYS.checklist(slug))
    else localStorage.setItem(KEYS.checklist(slug), JSON.stringify(positions))
  } catch {
    // The page shows them all the same.
  }
}
