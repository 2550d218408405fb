/** Frames that load at the same time: each is a whole page of a development server. */
const AT_ONCE = 3

const waiting: (() => void)[] = []
let loading = 0

/** Calls back when a frame may load. Returns what to call once it has, or is no longer wanted. */
export function waitForTurn(load: () => void): () => void {
  let isDone = false
  let isLoading = false
  const start = () => {
    isLoading = true
    loading += 1
    load()
  }
  waiting.push(start)
  next()
  return () => {
    if (isDone) return
    isDone = true
    if (isLoading) loading -= 1
    else waiting.splice(waiting.indexOf(start), 1)
    next()
  }
}

function next(): void {
  while (loading < AT_ONCE && waiting.length > 0) waiting.shift()?.()
}
