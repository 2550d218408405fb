import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { ArticleContext } from './article-context.ts'
import styles from './article-table.module.css'

type Parent = ReactElement<{ children?: ReactNode }>

/**
 * A Markdown table whose rows stack on a phone, each value under the name of its column. Stacked cells are no
 * longer a table to browsers, so that the roles are spelled out.
 */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  const { table } = use(ArticleContext).words
  const [head, body] = elementsIn(children)
  const columns = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(
    ({ props }) => props.children,
  )
  const names = columns.map(textOf)
  const rows = elementsIn(body?.props.children).map(({ props }) =>
    elementsIn(props.children).map((cell) => cell.props.children),
  )
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the roles away
    <table role="table" className={styles.table} aria-label={`${table}: ${names.filter(Boolean).join(', ')}`}>
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
        {rows.map(([name, ...values]) => (
          <tr key={textOf(name)} role="row">
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
}

const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child))

/** The words of a cell; the numbers of its sources have none. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return Children.toArray(node)
    .map((child) => (isValidElement(child) ? textOf((child as Parent).props.children) : String(child)))
    .join('')
}
