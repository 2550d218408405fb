import { useLoaderData } from '@tanstack/react-router'
import type { PlanPage as Page } from '#src/content/law/plan-page.ts'
import { Plan } from '#src/flows/plan/plan.tsx'
import { StepLists } from '#src/flows/plan/without-script.tsx'
import styles from './plan.module.css'

/** Plan that an employer and the person who comes to Germany share by links; and periods that run from an event. */
export function PlanPage() {
  const page = useLoaderData({ strict: false }) as Page
  return (
    <div className={styles.page}>
      <Plan page={page} />
      <noscript>
        <StepLists page={page} />
      </noscript>
    </div>
  )
}
