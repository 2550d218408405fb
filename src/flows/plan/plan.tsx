import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { useActor } from '#src/browser/use-actor.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import { isTool } from '#src/content/law/tool-names.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { ShownCase } from './case.tsx'
import { useCaseTexts } from './case-texts.ts'
import { EventList, ShownEvent } from './event.tsx'
import styles from './plan.module.css'
import { wirePlan } from './plan.wiring.ts'

/** Shows the plan in the URL or, if it contains none, what a plan can begin with. */
export function Plan({ page }: { page: PlanPage }) {
  const [snapshot, send] = useActor(useMemo(() => wirePlan(page), [page]))
  const { words, events } = page
  const { place, dropped } = snapshot.context
  const today = dayInBerlin(new Date())
  const names: Readonly<Record<string, string>> = words.names
  const event =
    place?.subject.tool === undefined ? events.find(({ id }) => id === place?.subject.event) : undefined
  const heading = useBeginning(
    snapshot.matches('shown') ? (event?.id ?? 'case') : snapshot.matches('empty') ? 'empty' : null,
  )
  useTitlePrefix(event ? `${event.text} – ` : null)
  return (
    <>
      <div className={styles.lead}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p>{words.intro}</p>
      </div>
      <div className={styles.plan} data-with-script="" data-asks-sentence="">
        <p role="status" className={styles.dropped}>
          {dropped.length > 0 &&
            fillIn(words.dropped, { names: dropped.map((name) => names[name] ?? name).join(', ') })}
        </p>
        {snapshot.matches('unreachable') && (
          <p role="alert">
            {words.failed}{' '}
            <Button tone="text" onClick={() => send({ type: 'retry' })}>
              {words.retry}
            </Button>
          </p>
        )}
        {snapshot.matches('reading') && (
          <p role="status" data-while-loading>
            {words.loading}
          </p>
        )}
        {snapshot.matches('empty') && <Beginning page={page} />}
        {snapshot.matches('shown') && place && event && (
          <ShownEvent page={page} event={event} place={place} today={today} send={send} />
        )}
        {snapshot.matches('shown') && place?.subject.tool !== undefined && isTool(place.subject.tool) && (
          <LoadedCase page={page} tool={place.subject.tool} place={place} today={today} send={send} />
        )}
      </div>
    </>
  )
}

/** Scrolls to the heading and focuses it when a link leads to another subject. `subject` is null while it is loading. */
function useBeginning(subject: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    if (subject === null) return
    if (shown.current !== null && shown.current !== subject) {
      scrollTo({ top: 0, behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    }
    shown.current = subject
  }, [subject])
  return heading
}

type LoadedCaseProps = Omit<Parameters<typeof ShownCase>[0], 'texts'> & {
  tool: Parameters<typeof useCaseTexts>[0]
}

function LoadedCase({ tool, ...props }: LoadedCaseProps) {
  const { words, language } = props.page
  const texts = useCaseTexts(tool, language)
  return texts ? <ShownCase {...props} texts={texts} /> : <p role="status">{words.loading}</p>
}

/** Links to what a plan can begin with: a check or an event. */
function Beginning({ page }: { page: PlanPage }) {
  const { start, events } = page.words
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby="start">
        <h2 id="start">{start.title}</h2>
        <p>{start.text}</p>
        <ul className={styles.ways}>
          <li>
            <Link to="/quick-check" className="choice">
              {start.people}
            </Link>
          </li>
          <li>
            <Link to="/quick-check/employers" className="choice">
              {start.employers}
            </Link>
          </li>
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="events">
        <h2 id="events">{events.title}</h2>
        <p>{events.text}</p>
        <EventList page={page} />
      </section>
    </div>
  )
}
