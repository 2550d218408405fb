import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { ArticleContext } from './article-context.ts'
import { Offer } from './article-offer.tsx'
import styles from './article-table.module.css'
import { ALL_ROWS } from './ask-table.ts'

type Parent = ReactElement<{ children?: ReactNode }>

interface ArticleTableProps extends ComponentProps<'table'> {
  /** Language-independent keys of the rows, separated by spaces. If present, the reader chooses a row. */
  'data-rows'?: string
  /** Present if one row is the sum of other rows. */
  'data-sum'?: string
}

/**
 * Table of an article. On phones, its rows become blocks, unless one of them is a sum. The roles are needed: under
 * `display: block`, some browsers remove the native roles.
 */
export function ArticleTable({ children, 'data-rows': rowKeys, 'data-sum': sum }: ArticleTableProps) {
  const { words } = use(ArticleContext)
  const [head, body] = elementsIn(children)
  const columns = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(
    ({ props }) => props.children,
  )
  const names = columns.map(textOf)
  const rows = elementsIn(body?.props.children).map(({ props }) =>
    elementsIn(props.children).map((cell) => cell.props.children),
  )
  const keys = rowKeys?.split(' ')
  const table = (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the roles away
    <table
      role="table"
      className={`${styles.table} ${sum === undefined ? styles.stacked : styles.sum}`}
      aria-label={`${words.table}: ${names.filter(Boolean).join(', ').replaceAll('\u00ad', '')}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) =>
            names[index] ? (
              <th key={names[index]} role="columnheader" scope="col">
                {column}
              </th>
            ) : (
              <td key="corner" role="cell" />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...values], row) => (
          <tr key={textOf(name)} role="row" data-key={keys?.[row]}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={names[index + 1]} role="cell" data-label={names[index + 1]}>
                <span>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
  if (!keys) return table
  const { label, choose, all } = words.state
  return (
    <div className={styles.asking} data-controller="choose-row" data-asks="state">
      <div hidden className={styles.question}>
        <label htmlFor="asked-state">{label}</label>
        <select id="asked-state">
          <option value="">{choose}</option>
          <option value={ALL_ROWS}>{all}</option>
          {rows.map(([name], row) => (
            <option key={keys[row]} value={keys[row]}>
              {textOf(name)}
            </option>
          ))}
        </select>
      </div>
      <details>
        <summary data-without-script>{all}</summary>
        {table}
      </details>
      <Offer isInText />
    </div>
  )
}

interface ComparisonProps {
  /** Language-independent keys of the value columns, such as "blue-card opportunity-card". */
  columns: string
  children: ReactNode
}

/** Table in which the reader chooses the columns to compare. */
export function Comparison({ columns, children }: ComparisonProps) {
  const { words } = use(ArticleContext)
  const table = elementsIn(children)[0]
  const head = elementsIn(elementsIn(table?.props.children)[0]?.props.children)[0]
  const names = elementsIn(head?.props.children).slice(1).map(textOf)
  return (
    <div className={styles.asking} data-controller="choose-columns" data-asks="compare">
      <fieldset hidden className={styles.question}>
        <legend>{words.compare}</legend>
        {columns.split(' ').map((column, index) => (
          <label key={column}>
            <input type="checkbox" value={column} />
            <span className="chip">{names[index]?.replace(/\s*\(.*\)$/, '')}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child))

/** Returns the text of a cell, without its source numbers. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return Children.toArray(isValidElement(node) ? (node as Parent).props.children : node)
    .map((child) => (isValidElement(child) ? textOf(child) : String(child)))
    .join('')
}
