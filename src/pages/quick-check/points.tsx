import { useLoaderData } from '@tanstack/react-router'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { wirePoints } from '#src/flows/quick-check/quick-check.wiring.ts'
import { PointsTable } from '#src/flows/quick-check/without-script.tsx'
import styles from './quick-check.module.css'

export function PointsPage() {
  const tool = useLoaderData({ strict: false }) as ToolPage
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h1>{tool.lead.title}</h1>
        <p>{tool.lead.intro}</p>
      </div>
      <Check tool={tool} wire={wirePoints} />
      <noscript>
        <PointsTable tool={tool} />
      </noscript>
    </div>
  )
}
