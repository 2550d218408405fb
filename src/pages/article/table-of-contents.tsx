import { use, useEffect, useState } from 'react'
import type { TocEntry } from '#src/content/article.ts'
import { ArticleContext } from './article-context.ts'
import styles from './contents.module.css'

/** The article's chapters: folded away on a phone, beside the text on a desk, where the one being read is marked. */
export function TableOfContents() {
  const { toc, words } = use(ArticleContext)
  const current = useCurrentSection(toc)
  return (
    <nav aria-label={words.contents} className={styles.toc}>
      <p className={styles.title}>{words.contents}</p>
      <details>
        <summary>{words.contents}</summary>
        <ol id="contents-list" className={styles.chapters}>
          {toc.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** The way back to the contents from anywhere in the text, with how much of it is read; on phones only. */
export function ContentsPill() {
  const { contents } = use(ArticleContext).words
  return (
    <a href="#contents-list" className={styles.pill}>
      {contents}
    </a>
  )
}

/** The last heading that has passed the upper third of the screen; none before the first one. */
function useCurrentSection(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
      )
      setCurrent(passed.at(-1)?.id)
    }
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -66% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])
  return current
}
