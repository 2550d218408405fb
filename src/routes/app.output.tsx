import { createFileRoute } from '@tanstack/react-router'
import { areaHead } from '#src/pages/offline-area/offline-area.head.ts'
import { redirectUntilLaunch } from '#src/pages/offline-area/offline-area.route.ts'
import { OfflineAreaPage } from '#src/pages/offline-area/offline-area.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/app/output')({
  beforeLoad: redirectUntilLaunch,
  loader: pageMessages('offline-area'),
  head: areaHead('output'),
  component: () => <OfflineAreaPage area="output" />,
})
