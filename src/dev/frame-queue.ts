/** Maximum number of iframes that load at the same time. */
const AT_ONCE = 3

const waiting: (() => void)[] = []
let loading = 0

/** Calls `load` when an iframe may load. Call the returned function when it has loaded or is no longer needed. */
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
