import type { Browser, Page } from '@playwright/test'

/** Kinds of work of the main thread, with the trace events that begin it. Other events are part of the one around them. */
const KINDS = {
  script: /^(EventDispatch|FunctionCall|EvaluateScript|TimerFire|Fire.+|RunMicrotasks|v8.+)$/i,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit)$/,
  other: /^RunTask$/,
}
type Kind = keyof typeof KINDS

/** `duration`: milliseconds from the event to the next paint. `work`: the main thread's processor time in them. */
export type Interaction = { duration: number; what: string; work: Record<Kind, number> }

/** An event of Chromium's trace; times in microseconds. */
type TraceEvent = Record<'pid' | 'ts' | 'dur' | 'tdur' | 'tid', number> & {
  name: string
  args: { data?: { type: string; duration: number; interactionId: number } }
}

/** Starts recording interactions. The returned function returns the slowest one so far. */
export async function watchInteractions(browser: Browser, page: Page): Promise<() => Promise<Interaction>> {
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance)
    const note = ({ type, target }: Event) =>
      mark(`${type} on ${(target as Element).outerHTML?.slice(0, 80)}`)
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input'])
      addEventListener(type, note, true)
  })
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
  await browser.startTracing(page, { categories })
  return async () => slowestIn(JSON.parse(String(await browser.stopTracing())).traceEvents)
}

function slowestIn(events: readonly TraceEvent[]): Interaction {
  const work = { script: 0, style: 0, layout: 0, paint: 0, other: 0 }
  const [slowest] = events
    .flatMap(({ args, ...event }) => (args.data ? [{ ...event, ...args.data }] : []))
    .filter(({ name, interactionId, type }) => name === 'EventTiming' && (interactionId || type === 'input'))
    .toSorted((one, other) => other.duration - one.duration)
  if (!slowest) return { duration: 0, what: 'nothing', work }
  const end = slowest.ts + slowest.duration * 1_000
  const here = events
    .filter(({ pid, tid, ts }) => pid === slowest.pid && tid === slowest.tid && ts < end)
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  const around: { until: number; kind: Kind }[] = []
  for (const { name, ts, dur, tdur } of here) {
    if (!tdur || ts + dur < slowest.ts) continue
    while (Number(around.at(-1)?.until) <= ts) around.pop()
    const outer = around.at(-1)?.kind
    const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].test(name)) ?? outer ?? 'other'
    work[kind] += tdur / 1_000
    if (outer) work[outer] -= tdur / 1_000
    around.push({ until: ts + dur, kind })
  }
  const what = here.findLast(({ name }) => name.startsWith(`${slowest.type} on `))?.name ?? slowest.type
  return { duration: Math.round(slowest.duration), what, work }
}
