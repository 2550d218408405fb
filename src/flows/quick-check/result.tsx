import { Link } from '@tanstack/react-router'
import { Fragment, type MouseEvent } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { fillIn } from '#src/content/fill-in.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import signpost from '#src/illustrations/signpost.svg'
import { withoutLocale } from '#src/site/locale.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Keep } from './keep.tsx'
import { LineSources } from './line-sources.tsx'
import { fragmentOf, questionId, RESULT_ID } from './quick-check.flow.ts'
import type { Reading, Reason, SaidAnswer } from './reading.ts'
import styles from './result.module.css'
import type { CheckState } from './use-check.ts'

interface ResultProps {
  tool: ToolPage
  check: CheckState
  inquiry: ContactKind
}

/** The result of the answers; it follows them, and screen readers announce it politely. */
export function Result({ tool, check, inquiry }: ResultProps) {
  const { reading } = check
  const { words } = tool
  return (
    <section
      aria-labelledby={RESULT_ID}
      className={styles.result}
      data-outcome={reading?.id}
      data-kind={reading?.outcome.kind}
    >
      {!reading && <InlineDrawing src={signpost} width={360} height={190} className={styles.drawing} />}
      <div aria-live="polite" aria-atomic="true" className={styles.said}>
        {reading && <p className={styles.kind}>{words.kinds[reading.outcome.kind]}</p>}
        <h2 id={RESULT_ID} tabIndex={-1}>
          {reading?.outcome.title ?? words.result}
        </h2>
        <p>{reading?.text ?? `${tool.lead.effort} ${words.waiting}`}</p>
      </div>
      {reading ? (
        <Found tool={tool} check={check} reading={reading} inquiry={inquiry} />
      ) : (
        check.isWanted && <Open tool={tool} check={check} />
      )}
    </section>
  )
}

/** The questions that still decide; each links to its place. */
function Open({ tool, check }: Pick<ResultProps, 'tool' | 'check'>) {
  const open = tool.questions.filter(({ id }) => check.open.includes(id))
  const focus = (event: MouseEvent<HTMLAnchorElement>) => {
    // The fragment belongs to the answers.
    event.preventDefault()
    document.getElementById(event.currentTarget.hash.slice(1))?.focus()
  }
  return (
    <div className={styles.part}>
      <h3>{tool.words.open}</h3>
      <ul className={styles.open}>
        {open.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${questionId(id)}`} onClick={focus}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ tool, check, reading, inquiry }: ResultProps & { reading: Reading }) {
  const { words, language, lawAsOf } = tool
  const { outcome, notices, times, costs, hints, reasons, unused, waysUp, guides } = reading
  return (
    <>
      {reading.lastYear && <p className={styles.notice}>{reading.lastYear}</p>}
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <p className={styles.next}>
        <span>{words.next}</span> <SiteLink href={withoutLocale(outcome.next.to)}>{reading.next}</SiteLink>
      </p>
      <p className={styles.limits}>{tool.footer}</p>

      {(times.length > 0 || costs.length > 0) && (
        <div className={`${styles.part} ${styles.effort}`}>
          <Effort title={words.plan.times} lines={times} />
          <Effort title={words.plan.costs} lines={costs} />
        </div>
      )}

      <div className={styles.part}>
        <h3>{words.why}</h3>
        <ol className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.id}>
              <Because reason={reason} tool={tool} since={heldText(words, reason)} />
            </li>
          ))}
        </ol>
        {unused.length > 0 && (
          <div className={styles.unused}>
            <p>{words.unused}:</p>
            <SaidAnswers answers={unused} />
          </div>
        )}
        <p className={styles.asOf}>{capitalised(lawAsOf, language)}</p>
      </div>

      {waysUp.length > 0 && (
        <div className={styles.part}>
          <h3>{words.change}</h3>
          <p>{waysUp.some(({ steps }) => steps.length > 1) ? words.twoSteps : words.oneStep}</p>
          <ul className={styles.waysUp}>
            {waysUp.map(({ steps, points }) => (
              <li key={steps.join()}>
                <b>{steps.join(' + ')}</b>, {fillIn(words.thenCount, { points })}
              </li>
            ))}
          </ul>
        </div>
      )}

      {hints.length > 0 && (
        <div className={styles.part}>
          <h3>{words.hints}</h3>
          <ul className={styles.hints}>
            {hints.map(({ id, text, law }) => (
              <li key={id}>
                {text} <Sources law={law} tool={tool} />
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
                <Link to="/information/$slug" params={{ slug }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}

      <Keep key={addressOf(check.answers)} tool={tool} reading={reading} answers={check.answers} />
      {!outcome.forAdvice && (
        <div className={styles.talk}>
          <h3>{words.talk.title}</h3>
          <p>{words.talk.text}</p>
          <p className={styles.ways}>
            <ButtonLink to="/contact" search={{ inquiry }} hash={handedOver(tool, check)}>
              {words.talk.handOver}
            </ButtonLink>
          </p>
        </div>
      )}
    </>
  )
}

/** The answers in an address, with what the form needs to put them into words (`letter.ts`). */
const handedOver = ({ id, language, tables }: ToolPage, { answers }: CheckState): string =>
  addressOf({
    ...answersIn(fragmentOf({ tables, answers })),
    tool: id,
    ...(language === 'tr' && { language }),
  })

/** "in force since 1 March 2024", or until when a rule was that is over. */
const heldText = (words: ToolPage['words'], { since, until }: Reason): string =>
  until ? fillIn(words.until, { day: until }) : fillIn(words.since, { day: since })

function Because({ reason, tool, since }: { reason: Reason; tool: ToolPage; since: string }) {
  const { answers, law, points } = reason
  return (
    <>
      {answers.length > 0 && <SaidAnswers answers={answers} />}
      {points && <p className={styles.points}>{points}</p>}
      <p className={styles.law}>
        <Sources law={law} tool={tool} />
        <span>{since}</span>
      </p>
    </>
  )
}

const SaidAnswers = ({ answers }: { answers: readonly SaidAnswer[] }) => (
  <dl>
    {answers.map(({ question, answer }) => (
      <div key={question}>
        <dt>{question}</dt> <dd>{answer}</dd>
      </div>
    ))}
  </dl>
)

const Sources = ({ law, tool }: { law: Reason['law']; tool: ToolPage }) => (
  <span className={styles.sources}>
    {law.map(({ text, link, mark }) => (
      <Fragment key={text}>
        <span>
          {link ? <a href={link}>{text}</a> : text}
          {mark !== 'P' && ` (${tool.words.marks[mark]})`}
        </span>{' '}
      </Fragment>
    ))}
  </span>
)

/** Time or costs of a result, each line with its source. */
const Effort = ({ title, lines }: { title: string; lines: Reading['times'] }) =>
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
    </div>
  )

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
