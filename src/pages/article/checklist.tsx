import { Children, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import ticks from '#src/ui/tick.module.css'
import { ArticleContext } from './article-context.ts'
import boxes from './boxes.module.css'
import styles from './checklist.module.css'

type Parent = ReactElement<{ children?: ReactNode }>

/** Checklist. `keepTicks` stores its ticks in the browser. */
export function Checklist({ children }: { children: ReactNode }) {
  const { slug, words } = use(ArticleContext)
  const parts = Children.toArray(children)
  const list = parts.find((part): part is Parent => isValidElement(part) && part.type === 'ul')
  const items = Children.toArray(list?.props.children).filter((item): item is Parent => isValidElement(item))
  return (
    <div
      className={styles.checklist}
      data-controller="keep-ticks"
      data-slug={slug}
      data-ticked={words.ticked}
    >
      <p className={boxes.boxTitle}>{words.checklist}</p>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <label>
              <input type="checkbox" className={ticks.tick} />
              <span>{item.props.children}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.ticked} />
    </div>
  )
}
