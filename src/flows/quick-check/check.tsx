import { fillIn } from '#contracts/values/fill-in.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './check.module.css'
import { Question, STEP_ID } from './question.tsx'
import { Result } from './result.tsx'
import { answerText, droppedText, questionText } from './result-texts.ts'
import { type CheckState, useCheck, type WireCheck } from './use-check.ts'

const AHEAD_ID = 'ahead'

/** Most answers beside which the parts of a result are named: more would push them below the window. */
const MOST_GIVEN = 2

interface CheckProps {
  tool: ToolPage
  wire: WireCheck
}

export function Check({ tool, wire }: CheckProps) {
  const check = useCheck(wire, tool)
  const { words } = tool
  return (
    <div
      className={styles.check}
      data-with-script=""
      data-asks-sentence=""
      data-questions={tool.tables.questions.map(({ id }) => id).join(' ')}
    >
      <p className={styles.loading} data-while-loading>
        {words.loading}
      </p>
      <div className={styles.way}>
        {check.given.length > 0 && <GivenAnswers tool={tool} check={check} />}
        <p role="status" className={styles.dropped}>
          {droppedText(tool, check.dropped)}
        </p>
        {!check.reading && check.given.length <= MOST_GIVEN && <ResultOutline tool={tool} />}
      </div>
      <div className={styles.place}>
        <p className={styles.step}>
          {check.canGoBack && (
            <Button tone="text" onClick={check.back}>
              {words.back}
            </Button>
          )}
          <span id={STEP_ID}>{stepText(tool, check)}</span>
        </p>
        {check.reading ? (
          <Result tool={tool} check={check} reading={check.reading} />
        ) : (
          <Question key={`${check.question}/${check.group}`} tool={tool} check={check} />
        )}
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
    </div>
  )
}

/**
 * Returns the number and topic of the question; the second step of a grouped question has no number of its own. Before
 * the first answer, returns the estimated effort instead. Returns an empty string if no question is shown.
 */
function stepText(
  { words, lead, groups }: ToolPage,
  { question, group, answers, number, total }: CheckState,
): string {
  if (question === null) return ''
  if (Object.keys(answers).length === 0) return lead.effort
  const subject = groups.find(({ questions }) => questions.includes(question))?.title
  const step = !group && fillIn(words.step, { number, total })
  return [step, subject].filter(Boolean).join(' · ')
}

/** Parts of a result, named beside the questions on desks. */
function ResultOutline({ tool: { words, points } }: { tool: ToolPage }) {
  const { plan, talk } = words
  return (
    <aside aria-labelledby={AHEAD_ID} className={styles.ahead} data-repeats>
      <h2 id={AHEAD_ID}>{plan.ahead}</h2>
      <ol>
        {[
          points ? plan.points : words.kinds.route,
          plan.times,
          plan.costs,
          words.next,
          words.why,
          `${plan.open}: ${plan.about}`,
          talk.title,
        ].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </aside>
  )
}

function GivenAnswers({ tool, check }: { tool: ToolPage; check: CheckState }) {
  const { words } = tool
  return (
    <section aria-label={words.given} className={styles.given}>
      <dl>
        {check.given.map((id) => (
          <div key={id}>
            <dt>{questionText(tool, id)}</dt>
            <dd>{answerText(tool, id, check.answers[id] ?? '')}</dd>
            <dd>
              <Button tone="text" onClick={() => check.change(id)}>
                {words.changeAnswer}
                <span className="visually-hidden"> {questionText(tool, id)}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Button tone="text" onClick={check.startOver}>
        {words.startOver}
      </Button>
    </section>
  )
}
