import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { wireEmployerCheck, wireQuickCheck } from '#src/flows/quick-check/quick-check.wiring.ts'
import { BranchList } from '#src/flows/quick-check/without-script.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './quick-check.module.css'

export function QuickCheckPage() {
  const tool = useLoaderData({ strict: false }) as ToolPage
  return (
    <Shown tool={tool}>
      <Check tool={tool} wire={wireQuickCheck} />
    </Shown>
  )
}

export function EmployerCheckPage() {
  const tool = useLoaderData({ strict: false }) as ToolPage
  return (
    <Shown tool={tool}>
      <Check tool={tool} wire={wireEmployerCheck} />
    </Shown>
  )
}

interface ShownProps {
  tool: ToolPage
  children: ReactNode
}

function Shown({ tool, children }: ShownProps) {
  const { lead, words } = tool
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h1>{lead.title}</h1>
        <p>{lead.intro}</p>
      </div>
      <nav aria-label={words.tabs.label} className={styles.tabs}>
        <Link to="/quick-check" activeOptions={{ exact: true, includeSearch: false, includeHash: false }}>
          {words.tabs.you}
        </Link>
        <Link
          to="/quick-check/employers"
          activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
        >
          {words.tabs.hire}
        </Link>
      </nav>
      {children}
      <p>
        <Link to="/plan">{words.plan.events}</Link>
      </p>
      <noscript>
        <BranchList tool={tool} />
      </noscript>
    </div>
  )
}
