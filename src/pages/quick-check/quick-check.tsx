import { Link, useLoaderData, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { addToMessage } from '#src/flows/contact-modal/contact-draft.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { employerCheckFlow, quickCheckFlow } from '#src/flows/quick-check/quick-check.flow.ts'
import { BranchList } from '#src/flows/quick-check/without-script.tsx'
import styles from './quick-check.module.css'

/** The order in which the tables are shortest when they are read as a list. */
const LISTED = {
  you: ['goal', 'country', 'salary', 'where', 'stage', 'plan', 'relation', 'place', 'who'],
  hire: ['where', 'whom', 'passport', 'salary'],
}

/** The quick check for people. */
export function QuickCheckPage() {
  const tool = useLoaderData({ from: '/quick-check/' })
  const handOver = useHandOver('individual')
  return (
    <Shown tool={tool} order={LISTED.you}>
      <Check tool={tool} chart={quickCheckFlow} inquiry="individual" onHandOver={handOver} />
    </Shown>
  )
}

/** The quick check for employers, the second tab of the same page. */
export function EmployerCheckPage() {
  const tool = useLoaderData({ from: '/quick-check/employers' })
  const handOver = useHandOver('business')
  return (
    <Shown tool={tool} order={LISTED.hire}>
      <Check tool={tool} chart={employerCheckFlow} inquiry="business" onHandOver={handOver} />
    </Shown>
  )
}

function useHandOver(inquiry: 'individual' | 'business') {
  const navigate = useNavigate()
  return (answers: string) => {
    addToMessage(inquiry, answers)
    void navigate({ to: '/contact', search: { inquiry } })
  }
}

interface ShownProps {
  tool: ToolPage
  order: readonly string[]
  children: ReactNode
}

function Shown({ tool, order, children }: ShownProps) {
  const { lead, words } = tool
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h1>{lead.title}</h1>
        <p>{lead.intro}</p>
      </div>
      <nav aria-label={words.tabs.label} className={styles.tabs}>
        <Link to="/quick-check" activeOptions={{ exact: true, includeHash: false }}>
          {words.tabs.you}
        </Link>
        <Link to="/quick-check/employers" activeOptions={{ exact: true, includeHash: false }}>
          {words.tabs.hire}
        </Link>
      </nav>
      {children}
      <noscript>{import.meta.env.SSR && <BranchList tool={tool} order={order} />}</noscript>
    </div>
  )
}
