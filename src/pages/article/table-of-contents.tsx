import { useEffect, useState } from 'react'
import type { TocEntry } from '#src/content/article.ts'
import styles from './article.module.css'

interface TableOfContentsProps {
  entries: readonly TocEntry[]
  label: string
}

/** The article's chapters; the one being read is marked. */
export function TableOfContents({ entries, label }: TableOfContentsProps) {
  const current = useCurrentSection(entries)
  return (
    <nav aria-label={label} className={styles.toc}>
      <p className={styles.boxTitle}>{label}</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
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
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])
  return current
}
