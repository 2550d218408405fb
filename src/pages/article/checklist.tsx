import { Children, isValidElement, type ReactElement, type ReactNode, use, useEffect, useState } from 'react'
import styles from './article.module.css'
import { ArticleContext } from './article-context.ts'
import { readTicks, writeTicks } from './ticks.ts'

type Parent = ReactElement<{ children?: ReactNode }>

/** A list to work off. What is ticked stays in this browser; without scripts it is a list with boxes to print. */
export function Checklist({ children }: { children: ReactNode }) {
  const { slug, words } = use(ArticleContext)
  const [ticked, setTicked] = useState<readonly number[]>([])
  useEffect(() => setTicked(readTicks(slug)), [slug])
  const parts = Children.toArray(children)
  const list = parts.find((part): part is Parent => isValidElement(part) && part.type === 'ul')
  const items = Children.toArray(list?.props.children).filter((item): item is Parent => isValidElement(item))
  const toggle = (index: number) => {
    const changed = ticked.includes(index) ? ticked.filter((other) => other !== index) : [...ticked, index]
    setTicked(changed)
    writeTicks(slug, changed)
  }
  return (
    <div className={styles.checklist}>
      <p className={styles.boxTitle}>{words.checklist}</p>
      <ul>
        {items.map((item, index) => (
          <li key={item.key}>
            <label>
              <input type="checkbox" checked={ticked.includes(index)} onChange={() => toggle(index)} />
              <span>{item.props.children}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.ticked}>
        {ticked.length > 0 && words.ticked(ticked.length, items.length)}
      </p>
    </div>
  )
}
