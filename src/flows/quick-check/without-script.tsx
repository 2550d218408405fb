import { groupBy } from '#contracts/tables/group-by.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Anchor } from '#src/ui/link.tsx'
import { type Branches, branchesOf } from './branches.ts'
import { answerText, questionText } from './result-texts.ts'
import styles from './without-script.module.css'

/** Id of the option for countries that no other option covers. */
const OTHER_COUNTRIES = 'other'

/** Shows the decision tree of a tool as nested `<details>`, for visitors without scripts. */
export function BranchList({ tool }: { tool: ToolPage }) {
  const { list } = tool.words
  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 id="list">{list.title}</h2>
      <p>{list.text}</p>
      <Ways tool={tool} branches={branchesOf(tool.tables, tool.listed)} isFirst />
      <p className={styles.limits}>{tool.footer}</p>
    </section>
  )
}

function Ways({
  tool,
  branches,
  isFirst = false,
}: {
  tool: ToolPage
  branches: Branches
  isFirst?: boolean
}) {
  if ('row' in branches) return <Leaf tool={tool} row={branches.row} />
  const { question, ways } = branches
  return (
    <>
      <p className={styles.question}>{questionText(tool, question)}</p>
      {othersLast(ways).map(({ options, to }) => (
        <details key={options.join()}>
          <summary>{wayText(tool, question, options)}</summary>
          <div className={styles.inside}>
            {/* Anchors for `AskForm`, which links to the answers of the first question. */}
            {isFirst && options.map((option) => <span key={option} id={`list-${option}`} />)}
            <Ways tool={tool} branches={to} />
          </div>
        </details>
      ))}
    </>
  )
}

const othersLast = <Way extends { readonly options: readonly string[] }>(ways: readonly Way[]): Way[] =>
  [...ways].sort((one, other) => Number(isForOthers(one)) - Number(isForOthers(other)))

const isForOthers = ({ options }: { readonly options: readonly string[] }): boolean =>
  options.includes(OTHER_COUNTRIES)

/** Returns the label of a branch: its answers, or only "other countries" if it includes those. */
function wayText(tool: ToolPage, question: string, options: readonly string[]): string {
  const named = isForOthers({ options }) ? [OTHER_COUNTRIES] : options
  return named.map((option) => answerText(tool, question, option)).join(', ')
}

function Leaf({ tool, row }: { tool: ToolPage; row: { id: string; outcome: string } }) {
  const outcome = tool.outcomes[row.outcome]
  if (!outcome) return null
  const { title, text, next, notices } = outcome
  return (
    <div className={styles.leaf}>
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <p>
        {tool.words.next}: <Anchor href={next.to}>{next.text + (next.mark ?? '')}</Anchor>
      </p>
      <p className={styles.law}>{tool.lines[row.id]?.law.map((law) => law.text).join('; ')}</p>
    </div>
  )
}

/** Shows the points table with an empty column for the visitor's own points, to fill in on paper. */
export function PointsTable({ tool }: { tool: ToolPage }) {
  const { tables, points = [], words } = tool
  if (!tables.points || tables.minimum === undefined) return null
  const withoutPoints = tool.outcomes.C_WAY1
  return (
    <section aria-labelledby="list" className={styles.list}>
      <h2 id="list">{words.table.title}</h2>
      <p>{words.table.text}</p>
      {withoutPoints && (
        <p>
          <b>{withoutPoints.title}.</b> {withoutPoints.text}
        </p>
      )}
      <table className={styles.points}>
        <thead>
          <tr>
            <th scope="col">{words.table.column}</th>
            <th scope="col">{words.table.points}</th>
            <th scope="col">{words.table.mine}</th>
          </tr>
        </thead>
        {[...groupBy(tables.points, ({ when }) => Object.keys(when).join())].map(([question, lines]) => (
          <tbody key={question}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {questionText(tool, question)}
              </th>
            </tr>
            {lines.map(({ id, when, certain, atMost }) => (
              <tr key={id}>
                <th scope="row">
                  {when[question]?.map((option) => answerText(tool, question, option)).join(', ')}
                </th>
                <td>{certain === atMost ? certain : fillIn(words.range, { certain, atMost })}</td>
                <td />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {fillIn(words.table.sum, { minimum: points[tables.minimum] ?? '' })}
            </th>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className={styles.limits}>{tool.footer}</p>
    </section>
  )
}
