import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { wirePoints } from '#src/flows/quick-check/quick-check.wiring.ts'
import { PointsTable } from '#src/flows/quick-check/without-script.tsx'
import styles from './quick-check.module.css'

/** Not in the message catalogs, because the Turkish page loads the English catalog. */
const TURKISH_CHECK_LINK = 'Başka bir planınız mı var? Size hangi vizenin uyduğuna bakın.'

export function PointsPage() {
  const tool = useLoaderData({ strict: false }) as ToolPage
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <div className={styles.page} lang={tool.language === locale ? undefined : tool.language}>
      <div className={styles.lead}>
        <h1>{tool.lead.title}</h1>
        <p>{tool.lead.intro}</p>
        {tool.language === 'tr' && (
          <p>
            <Link to="/quick-check-turkish">{TURKISH_CHECK_LINK}</Link>
          </p>
        )}
      </div>
      <Check tool={tool} wire={wirePoints} />
      <noscript>
        <PointsTable tool={tool} />
      </noscript>
    </div>
  )
}
