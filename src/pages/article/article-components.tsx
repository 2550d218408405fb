import type { MDXComponents } from 'mdx/types'
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { fillIn } from '#contracts/values/fill-in.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import styles from './article.module.css'
import { ArticleContext } from './article-context.ts'
import { Offer } from './article-offer.tsx'
import { ArticleTable, Comparison } from './article-table.tsx'
import beside from './beside.module.css'
import boxes from './boxes.module.css'
import { Checklist } from './checklist.tsx'
import { Fork, Stones, Weights } from './guide-drawings.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type Parent = ReactElement<{ children?: ReactNode }>

interface BoxProps {
  children: ReactNode
}

interface TitledProps extends BoxProps {
  title: string
}

/** Components for Markdown elements, and for tags that editors write in articles or the build inserts. */
export const ARTICLE_COMPONENTS: MDXComponents = {
  a: ({ href = '', children }) => <SiteLink href={href}>{children}</SiteLink>,
  h2: ArticleHeading,
  table: ArticleTable,
  InShort,
  Rest,
  Checklist,
  Sources,
  SourceNumber,
  Example,
  WorkedExample: Example,
  Comparison,
  Fork,
  Stones,
  Weights,
  DecisionTree,
  Timeline: (props: TitledProps) => <Figure kind="timeline" {...props} />,
  Faq,
  CallToAction,
}

function ArticleHeading({ id, children }: ComponentProps<'h2'>) {
  const { words } = use(ArticleContext)
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      <a
        href={`#${id}`}
        className={styles.anchor}
        aria-label={fillIn(words.section, { title: String(children) })}
      >
        #
      </a>
    </div>
  )
}

function KeyFigures() {
  const { keyFigures, words } = use(ArticleContext)
  const { figures, dates } = keyFigures
  if (figures.length === 0) return null
  return (
    <div className={beside.keyFigures} data-repeats>
      <h2 className={boxes.boxTitle}>{words.keyFigures}</h2>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{dates}</p>
    </div>
  )
}

function InShort({ children }: BoxProps) {
  const { words, category, check, basis } = use(ArticleContext)
  const { to, label } = words.check[category]
  return (
    <>
      <div className={boxes.inShort}>
        <h2 className={boxes.boxTitle}>{words.inShort}</h2>
        {children}
        <p className={boxes.check}>
          <SiteLink href={check ? `${to}#${check}` : to}>{label}</SiteLink>
        </p>
      </div>
      {basis}
      <div className={beside.side}>
        <KeyFigures />
        <div className={beside.along}>
          <TableOfContents />
          <Offer />
        </div>
      </div>
    </>
  )
}

/** Rest of a chapter, after its heading and first block. Collapsed on phones. Inserted by the build. */
function Rest({ chapter, children }: BoxProps & { chapter: string }) {
  const { words, toc } = use(ArticleContext)
  const title = toc.find(({ id }) => id === chapter)?.title
  return (
    <details open className={styles.rest} data-controller="fold-on-phone" data-chapter={chapter}>
      <summary data-repeats>
        {words.rest} <span className="visually-hidden">({title})</span>
      </summary>
      {children}
    </details>
  )
}

/** Collapsed list of sources. It opens for print, and when a reader follows a source number. */
function Sources({ children }: BoxProps) {
  const { words } = use(ArticleContext)
  const list = Children.toArray(children).find((child): child is Parent => isValidElement(child))
  const count = Children.toArray(list?.props.children).filter((child) => isValidElement(child)).length
  return (
    <details className={boxes.sources}>
      <summary>{fillIn(words.sources, { count })}</summary>
      {children}
    </details>
  )
}

function DecisionTree(props: TitledProps) {
  return (
    <>
      <Figure kind="decisionTree" {...props} />
      <Offer isInText />
    </>
  )
}

function Figure({ kind, title, children }: TitledProps & { kind: 'decisionTree' | 'timeline' }) {
  return (
    <div className={boxes[kind]}>
      <p className={boxes.boxTitle}>{title}</p>
      {children}
    </div>
  )
}

/** Link to the source of a figure or rule. Inserted by the build. */
function SourceNumber({ number, further }: { number: string; further?: string }) {
  const { words } = use(ArticleContext)
  return (
    <sup className={styles.sourceNumber}>
      {further && ','}
      <a href={`#source-${number}`} aria-label={fillIn(words.source, { number })}>
        {number}
      </a>
    </sup>
  )
}

function Example({ title, children }: TitledProps) {
  const { example } = use(ArticleContext).words
  return (
    <div className={boxes.example}>
      <p className={boxes.boxTitle}>
        {example}: {title}
      </p>
      {children}
    </div>
  )
}

function Faq({ question, children }: BoxProps & { question: string }) {
  return (
    <div className={boxes.faq}>
      <h3>{question}</h3>
      {children}
    </div>
  )
}

function CallToAction({ to, children }: BoxProps & { to: '/free-consultation' | '/free-visa-case' }) {
  return (
    <p className={boxes.action}>
      <ButtonLink to={to}>{children}</ButtonLink>
    </p>
  )
}
