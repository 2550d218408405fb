import { useMediaQuery } from '@mantine/hooks'
import { useDeferredValue } from 'react'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import { languagesOf } from '#contracts/values/page-address.ts'
import { withoutLanguage } from '#contracts/values/path-language.ts'
import { TOOLS } from '#src/content/law/tool-names.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { AfterWriting } from '#src/ui/after-writing.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { LineSources } from '#src/ui/line-sources.tsx'
import { Link } from '#src/ui/link.tsx'
import { PHONE } from '#src/ui/phone.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { WriteLink } from '#src/ui/write-link.tsx'
import { Points } from './question.tsx'
import { fragmentOf } from './quick-check.wiring.ts'
import styles from './result.module.css'
import { ResultActions } from './result-actions.tsx'
import type { AnswerLine, Reason, ResultTexts } from './result-texts.ts'
import { RESULT_ID } from './show-step.ts'
import type { CheckState } from './use-check.ts'

interface ResultProps {
  tool: ToolPage
  check: CheckState
  reading: ResultTexts
}

const KIND_ID = 'kind'
/** A longer text would push the actions off the first screen of a phone. In characters. */
const LONG_TEXT = 360

export function Result({ tool, check, reading }: ResultProps) {
  const { words, language } = tool
  const { outcome, notices } = reading
  const { contact } = TOOLS[tool.id]
  const talkForm = talkFormOf(tool)
  const isPlanMain = outcome.plan === 'steps' || eventOf(reading) !== undefined
  const deadlineLaw = reading.deadlines.flatMap(({ law }) => law)
  // Render the details after the first frame, so that the result appears sooner.
  const areDetailsDue = useDeferredValue(true, false)
  return (
    <section
      aria-labelledby={RESULT_ID}
      className={styles.result}
      data-outcome={reading.id}
      data-kind={outcome.kind}
      data-long={reading.text.length > LONG_TEXT ? '' : undefined}
    >
      <div className={styles.head}>
        <p id={KIND_ID} className={styles.kind}>
          {words.kinds[outcome.kind]}
        </p>
        <h2 id={RESULT_ID} tabIndex={-1} aria-describedby={KIND_ID}>
          {outcome.title}
        </h2>
        {reading.deadlines.map(({ id, text }) => (
          <p key={id} className={styles.deadline}>
            {text}
          </p>
        ))}
        <Figures tool={tool} check={check} reading={reading} />
        <p>{reading.text}</p>
      </div>
      {reading.lastYear && <p className={styles.notice}>{reading.lastYear}</p>}
      <p className={styles.next}>
        <span>{words.next}</span> <SiteLink href={withoutLanguage(outcome.next.to)}>{reading.next}</SiteLink>
      </p>
      <div className={styles.actions}>
        {isPlanMain && (
          <div>
            <PlanLink tool={tool} check={check} reading={reading} />
            {!eventOf(reading) && <p>{words.plan.about}</p>}
          </div>
        )}
        {!outcome.forAdvice && (
          <div>
            <WriteLink
              tone={isPlanMain ? 'quiet' : 'brick'}
              inquiry={contact}
              language={language}
              answers={letterFragment(tool, check)}
            >
              {words.talk.handOver}
            </WriteLink>
            <p>{words.talk.text}</p>
          </div>
        )}
        {!isPlanMain && outcome.plan && (
          <div>
            <PlanLink tool={tool} check={check} reading={reading} />
          </div>
        )}
      </div>
      {deadlineLaw.length > 0 && (
        <p className={styles.notice}>
          {words.deadlineLaw}: <LineSources sources={deadlineLaw} marks={words.marks} />
        </p>
      )}
      {reading.urgent.map(({ id, text, law }) => (
        <p key={id} className={styles.notice}>
          {text} <LineSources sources={law} marks={tool.words.marks} />
        </p>
      ))}
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {!outcome.forAdvice && talkForm && (
        <div className={styles.talk}>
          <SiteLink href={talkForm + letterFragment(tool, check)}>{words.talk.half}</SiteLink>
        </div>
      )}
      <p>{tool.footer}</p>

      {areDetailsDue && <Details tool={tool} check={check} reading={reading} />}
    </section>
  )
}

/** Points, time and cost in large type, to be told to somebody else. Their lines and sources are below. */
function Figures({ tool: { words }, check: { tally }, reading }: ResultProps) {
  const { figures, isCounted, reasons } = reading
  const points = isCounted ? tally : null
  if (figures.length === 0 && !points) return null
  return (
    <dl className={styles.figures}>
      {points && (
        <div>
          <dt>{words.plan.points}</dt>{' '}
          <dd>
            <b>{points.number}</b> {fillIn(words.plan.needed, { minimum: points.minimum })}
            <ul>{reasons.flatMap(({ id, counted }) => (counted ? [<li key={id}>{counted}</li>] : []))}</ul>
          </dd>
        </div>
      )}
      {figures.map(({ id, of, figure, text }) => (
        <div key={id}>
          <dt>{of === 'time' ? words.plan.times : words.plan.costs}</dt>
          <dd>
            <b>{figure}</b> {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Link to the plan of the result, on the way of which its figures speak; or, if a period runs already, to its days. A
 * plan without steps of the reader is named after its papers.
 */
function PlanLink({ tool: { id, words }, check: { answers }, reading }: ResultProps) {
  const event = eventOf(reading)
  const isFast = reading.figures.some(({ way }) => way === 'fast')
  const plan = { ...answers, tool: id, ...(isFast && { way: 'fast' }) }
  const hasSteps = reading.outcome.plan === 'steps'
  return (
    <ButtonLink
      to="/plan"
      tone={event || hasSteps ? 'brick' : 'quiet'}
      hash={addressOf(event ? { event, check: addressOf({ ...answers, tool: id }) } : plan)}
    >
      {event ? words.plan.running : hasSteps ? words.plan.open : words.plan.papers}
    </ButtonLink>
  )
}

/** Returns the event of a period that runs already, whose days the visitor can count. */
const eventOf = ({ deadlines }: ResultProps['reading']) => deadlines.find(({ event }) => event)?.event

function Details({ tool, check, reading }: ResultProps) {
  const { words, language, lawAsOf } = tool
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { times, costs, hints, notices, reasons, unscored, unused, waysUp, guides } = reading
  const single = waysUp.filter(({ steps }) => steps.length === 1)
  const pairs = waysUp.filter(({ steps }) => steps.length > 1)
  return (
    <>
      {(times.length > 0 || costs.length > 0) && (
        <div className={`${styles.part} ${styles.effort}`}>
          <Effort title={words.plan.times} lines={times} above={notices} />
          <Effort title={words.plan.costs} lines={costs} above={notices} />
        </div>
      )}

      {/* Folded on phones, except in the tool that counts points. */}
      <details open={!isPhone || tool.points !== undefined} className={styles.why}>
        <summary>
          <h3>{words.why}</h3>
        </summary>
        <ol className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.id}>
              <Because reason={reason} tool={tool} since={validityText(words, reason)} />
            </li>
          ))}
        </ol>
        {reading.isCounted && <Points tool={tool} check={check} />}
        <AnswersWithoutEffect title={words.unscored} answers={unscored} />
        <AnswersWithoutEffect title={words.unused} answers={unused} />
        <p className={styles.asOf}>
          {capitalize(lawAsOf, language)}.{' '}
          <Link to="/information" hash="law-changes">
            {words.later}
          </Link>
        </p>
      </details>

      {waysUp.length > 0 && (
        <div className={styles.part}>
          <h3>{words.change}</h3>
          <WaysUp title={words.oneStep} ways={single} words={words} />
          <WaysUp title={single.length > 0 ? words.orTwoSteps : words.twoSteps} ways={pairs} words={words} />
        </div>
      )}

      {hints.length > 0 && (
        <div className={styles.part}>
          <h3>{words.hints}</h3>
          <ul className={styles.hints}>
            {hints.map(({ id, text, law }) => (
              <li key={id}>
                {text} <LineSources sources={law} marks={tool.words.marks} />
              </li>
            ))}
          </ul>
        </div>
      )}

      {guides.length > 0 && (
        <div className={`${styles.part} ${styles.guides}`}>
          <h3>{words.guides}</h3>
          <ul>
            {guides.map(({ slug, title, language: written }) => (
              <li key={slug} lang={written === language ? undefined : written}>
                <GuideLink page={slug}>{title}</GuideLink>
              </li>
            ))}
          </ul>
        </div>
      )}

      {!reading.outcome.forAdvice && (
        <div className={`${styles.part} ${styles.after}`}>
          <h3>{words.talk.after}</h3>
          <AfterWriting />
        </div>
      )}

      <ResultActions key={addressOf(check.answers)} title={reading.outcome.title} {...words} />
    </>
  )
}

const hasContactPage = (language: Language): boolean => languagesOf('/contact').includes(language)

/** Returns the start of a link to the form for a talk. Null if its page does not exist in the language. */
function talkFormOf({ id, language }: ToolPage): string | null {
  if (TOOLS[id].contact === 'business') return '/book-appointment#'
  return hasContactPage(language) ? '/free-consultation#request&' : null
}

/** Returns the URL fragment from which `letterFor` drafts a message on the page of a form. */
const letterFragment = ({ id, language }: ToolPage, { place }: CheckState): string =>
  addressOf({
    ...answersIn(fragmentOf(place)),
    tool: id,
    ...(!hasContactPage(language) && { language }),
  })

/** Returns a text such as "in force since 1 March 2024" or, for an expired rule, its last day. */
const validityText = (words: ToolPage['words'], { since, until }: Reason): string =>
  until ? fillIn(words.until, { day: until }) : fillIn(words.since, { day: since })

function Because({ reason, tool, since }: { reason: Reason; tool: ToolPage; since: string }) {
  const { answers, law, points } = reason
  return (
    <>
      {answers.length > 0 && <AnswerList answers={answers} />}
      {points && <p className={styles.points}>{points}</p>}
      <p className={styles.law}>
        <LineSources sources={law} marks={tool.words.marks} /> <span>{since}</span>
      </p>
    </>
  )
}

const AnswerList = ({ answers }: { answers: readonly AnswerLine[] }) => (
  <dl>
    {answers.map(({ question, answer }) => (
      <div key={question}>
        <dt>{question}</dt> <dd>{answer}</dd>
      </div>
    ))}
  </dl>
)

interface AnswersWithoutEffectProps {
  title: string
  answers: readonly AnswerLine[]
}

const AnswersWithoutEffect = ({ title, answers }: AnswersWithoutEffectProps) =>
  answers.length > 0 && (
    <div className={styles.unused}>
      <p>{title}:</p>
      <AnswerList answers={answers} />
    </div>
  )

interface WaysUpProps {
  title: string
  ways: ResultTexts['waysUp']
  words: ToolPage['words']
}

const WaysUp = ({ title, ways, words }: WaysUpProps) =>
  ways.length > 0 && (
    <>
      <p>{title}</p>
      <ul className={styles.waysUp}>
        {ways.map(({ steps, points }) => (
          <li key={steps.join()}>
            <b>{steps.join(' + ')}</b>, {fillIn(words.thenCount, { points })}
          </li>
        ))}
      </ul>
    </>
  )

interface EffortProps {
  title: string
  lines: ResultTexts['times']
  /** Notices that stand at the top of the result already. */
  above: readonly string[]
}

const Effort = ({ title, lines, above }: EffortProps) =>
  lines.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ id, text, sources }) => (
          <li key={id}>
            {text} <LineSources sources={sources} />
          </li>
        ))}
      </ul>
      {[...new Set(lines.flatMap(({ notices }) => notices))]
        .filter((notice) => !above.includes(notice))
        .map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
    </div>
  )

const capitalize = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
