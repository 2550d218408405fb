import { isOwn } from '#contracts/plan/case-steps.ts'
import type { Day } from '#contracts/plan/length-of-time.ts'
import type { PlanPlace, Reader } from '#contracts/plan/plan-address.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { TOOL_PATHS } from '#contracts/values/page-address.ts'
import type { PlanPage } from '#src/content/law/plan-page.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { LineSources } from '#src/ui/line-sources.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import ticks from '#src/ui/tick.module.css'
import { planUrl } from './addresses.ts'
import { type CasePlan, casePlan, type ShownStep, type StepState } from './case-plan.ts'
import type { CaseTexts } from './case-texts.ts'
import { Choices } from './choices.tsx'
import { CoverSheet } from './cover-sheet.tsx'
import { dayTexts, timeText } from './day-texts.ts'
import { Papers } from './papers.tsx'
import styles from './plan.module.css'
import { SendOn } from './send-on.tsx'
import type { SendPlan } from './send-plan.ts'

interface ShownCaseProps {
  page: PlanPage
  texts: CaseTexts
  place: PlanPlace
  today: Day
  send: SendPlan
}

/** Plan of a case: all steps in one order, each with its last day and the person or office that acts. */
export function ShownCase({ page, texts, place, today, send }: ShownCaseProps) {
  const { words } = page
  const { tool } = texts
  const plan = casePlan(texts, place, today)
  const answers = plan?.answers ?? {}
  const back = `${TOOL_PATHS[tool.id]}#${addressOf(answers)}`
  if (!plan)
    return (
      <p className={styles.message}>
        {words.start.text} <SiteLink href={back}>{words.change}</SiteLink>
      </p>
    )
  const { reader, steps, outcome } = plan
  const other: Reader = reader === 'employer' ? 'person' : 'employer'
  const toggle = (id: string) => send({ type: 'tick', id })
  const own = steps.filter((step) => isOwn(step, reader))
  return (
    <>
      {steps.length > 0 && <Now words={words} turn={plan.turn} />}
      <section className={styles.case} aria-labelledby="case" data-kind={outcome.kind}>
        <h2 id="case">{outcome.title}</h2>
        <p>{answerTexts(tool, answers).join('\u00a0· ')}</p>
        <p className={styles.back}>
          <SiteLink href={back}>{words.change}</SiteLink>
        </p>
      </section>
      <div className={styles.columns}>
        {steps.length > 0 ? (
          <div className={styles.aside}>
            <Choices page={page} plan={plan} place={place} today={today} send={send} />
          </div>
        ) : (
          <p>{words.none}</p>
        )}
        <div className={styles.main}>
          {steps.length > 0 && (
            <section className={styles.part} aria-labelledby="steps">
              <h2 id="steps">{words.steps}</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <StepItem
                    key={step.id}
                    page={page}
                    plan={plan}
                    step={step}
                    decision={place.decision}
                    isOwn={isOwn(step, reader)}
                    toggle={toggle}
                  />
                ))}
              </ol>
              {steps.some(({ counter, latest }) => counter && latest) && (
                <p className={styles.small}>{words.closed}</p>
              )}
            </section>
          )}
          <Papers
            words={words}
            language={page.language}
            title={plan.hasEmployer ? words.papersOf[reader] : words.papers}
            papers={plan.papers.filter(({ owner }) => owner === reader)}
            done={place.done}
            toggle={toggle}
            isFirst
          />
          {plan.hasEmployer && (
            <Papers
              words={words}
              language={page.language}
              title={words.papersOf[other]}
              papers={plan.papers.filter(({ owner }) => owner === other)}
              done={place.done}
              toggle={toggle}
            />
          )}
          <Rest page={page} plan={plan} />
          <SendOn
            page={page}
            place={{ ...place, subject: { tool: tool.id, answers } }}
            other={plan.hasEmployer ? other : null}
            contact={outcome.forAdvice ? null : tool.id}
            hasCover={plan.papers.some(({ owner }) => owner === 'person')}
            entries={own.flatMap((step) => {
              if (step.latest === null) return []
              const title = `${step.text}: ${dayTexts(page, plan, step)[0]}`
              return [{ id: step.id, day: step.latest, title, text: `${outcome.title}\n\n${page.footer}` }]
            })}
          />
          <p className={styles.small}>{page.footer}</p>
          <p aria-hidden="true" className={styles.printed}>
            {planUrl(place, page.language)}
          </p>
        </div>
      </div>
      <CoverSheet plan={plan} done={place.done} />
    </>
  )
}

const answerTexts = ({ questions }: ToolPage, answers: Readonly<Record<string, string>>): string[] =>
  questions.flatMap(({ id, label, options, joined = [], countries = [] }) => {
    const country = countries.find(({ code }) => code === answers[id])?.name
    const text = country ?? [...options, ...joined].find((option) => option.id === answers[id])?.text
    return text === undefined ? [] : [label ? `${label}: ${text}` : text]
  })

function Now({ words, turn: { whose, steps } }: { words: PlanPage['words']; turn: CasePlan['turn'] }) {
  return (
    <section aria-labelledby="now" className={styles.now}>
      <h2 id="now">{words.turn[whose]}</h2>
      {steps.length > 0 && (
        <ul>
          {steps.map(({ id, text, state }) => (
            <li key={id}>
              {text} <Urgency state={state} words={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Urgency = ({ state, words }: { state: StepState; words: PlanPage['words'] }) =>
  (state === 'late' || state === 'tight' || state === 'week') && (
    <b data-state={state}>{words.states[state]}</b>
  )

interface StepItemProps {
  page: PlanPage
  plan: CasePlan
  step: ShownStep
  decision: number | null
  isOwn: boolean
  toggle: (id: string) => void
}

function StepItem({ page, plan, step, decision, isOwn: own, toggle }: StepItemProps) {
  const { words } = page
  const { id, owner, text, takes, state, sources, latest } = step
  const [date, ...others] = dayTexts(page, plan, step)
  const hasOwnTime = step.embassy && decision !== null
  return (
    <li data-state={state} data-own={own || undefined}>
      <div>
        <label>
          <input
            type="checkbox"
            className={ticks.tick}
            checked={state === 'done'}
            onChange={() => toggle(id)}
          />
          <span>{text}</span>
        </label>
        {date && latest && (
          <time dateTime={latest} data-step={id}>
            {date}
          </time>
        )}
        <p>
          {(plan.hasEmployer || !own) && <span>{words.readers[owner]}</span>}
          {(latest || !date ? others : [date, ...others]).map((each) => (
            <span key={each}>{each}</span>
          ))}
          {takes && takes.most > 0 && <span>{timeText(page, step, takes.text, decision)}</span>}
          <Urgency state={state} words={words} />
          {!hasOwnTime && <LineSources sources={sources} />}
        </p>
      </div>
    </li>
  )
}

/** Periods of the law, each with a link that counts its days, and the offices. */
function Rest({
  page: { words, language },
  plan: { periods, offices, reader },
}: {
  page: PlanPage
  plan: CasePlan
}) {
  const isShown = ({ owner }: { owner?: Reader }) => owner === undefined || owner === reader
  return (
    <>
      {periods.some(isShown) && (
        <section className={styles.part} aria-labelledby="periods">
          <h2 id="periods">{words.periods}</h2>
          <ul className={styles.lines}>
            {periods.filter(isShown).map(({ id, text, sources, event }) => (
              <li key={id}>
                {text} {event && <a href={`#event=${event}`}>{words.count}</a>}{' '}
                <LineSources sources={sources} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offices.some(isShown) && (
        <section className={styles.part} aria-labelledby="offices">
          <h2 id="offices">{words.offices}</h2>
          <ul className={styles.lines}>
            {offices.filter(isShown).map(({ id, text, german, link }) => (
              <li key={id}>
                {link ? <a href={link}>{text}</a> : text}{' '}
                {language !== 'de' && <small lang="de">{german}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
