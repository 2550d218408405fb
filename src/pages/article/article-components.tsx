import type { MDXComponents } from 'mdx/types'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import styles from './article.module.css'
import { type ArticleWords, articleWords } from './article-words.ts'

/** The words of the article being shown, in its own language. */
export const ArticleWordsContext = createContext<ArticleWords>(articleWords('en'))

interface BoxProps {
  children: ReactNode
}

interface TitledProps extends BoxProps {
  title: string
}

/** How the Markdown of an article, and the components editors may use in it, look on the page. */
export const ARTICLE_COMPONENTS: MDXComponents = {
  a: ({ href = '', children }) => <SiteLink href={href}>{children}</SiteLink>,
  h2: ArticleHeading,
  table: ArticleTable,
  th: ArticleTableHeader,
  InShort: (props: BoxProps) => <Box kind="inShort" {...props} />,
  Checklist: (props: BoxProps) => <Box kind="checklist" {...props} />,
  Sources: (props: BoxProps) => <Box kind="sources" {...props} />,
  SourceNumber,
  Example,
  WorkedExample: Example,
  DecisionTree: (props: TitledProps) => <Figure kind="decisionTree" {...props} />,
  Timeline: (props: TitledProps) => <Figure kind="timeline" {...props} />,
  Faq,
  CallToAction,
}

function ArticleHeading({ id, children }: ComponentProps<'h2'>) {
  const { section } = useContext(ArticleWordsContext)
  return (
    <h2 id={id}>
      {children}
      <a href={`#${id}`} className={styles.anchor} aria-label={section(String(children))}>
        #
      </a>
    </h2>
  )
}

function ArticleTable(props: ComponentProps<'table'>) {
  const { table } = useContext(ArticleWordsContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, a section would be one landmark a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it must be scrollable by keyboard
    <div role="group" className={styles.table} tabIndex={0} aria-label={table}>
      <table {...props} />
    </div>
  )
}

/** A header without words, as in the corner of a comparison, heads nothing. */
function ArticleTableHeader({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td />
}

function Box({ kind, children }: BoxProps & { kind: 'inShort' | 'checklist' | 'sources' }) {
  const title = useContext(ArticleWordsContext)[kind]
  return (
    <div className={styles[kind]}>
      <p className={styles.boxTitle}>{title}</p>
      {children}
    </div>
  )
}

/** A nested list of questions and answers, or an ordered list of dated steps. */
function Figure({ kind, title, children }: TitledProps & { kind: 'decisionTree' | 'timeline' }) {
  return (
    <div className={styles[kind]}>
      <p className={styles.boxTitle}>{title}</p>
      {children}
    </div>
  )
}

/** The number of a figure's source, leading to it in the list; the build writes it behind each figure. */
function SourceNumber({ number }: { number: string }) {
  const { source } = useContext(ArticleWordsContext)
  return (
    <sup className={styles.sourceNumber}>
      <a href={`#source-${number}`} aria-label={source(number)}>
        {number}
      </a>
    </sup>
  )
}

function Example({ title, children }: TitledProps) {
  const { example } = useContext(ArticleWordsContext)
  return (
    <div className={styles.example}>
      <p className={styles.boxTitle}>
        {example}: {title}
      </p>
      {children}
    </div>
  )
}

function Faq({ question, children }: BoxProps & { question: string }) {
  return (
    <div className={styles.faq}>
      <h3>{question}</h3>
      {children}
    </div>
  )
}

function CallToAction({ to, children }: BoxProps & { to: '/free-consultation' | '/free-visa-case' }) {
  return (
    <p className={styles.action}>
      <ButtonLink to={to}>{children}</ButtonLink>
    </p>
  )
}
