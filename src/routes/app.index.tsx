import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { closedUntilLaunch } from '#src/pages/offline-area/offline-area.gate.ts'
import { areaHead } from '#src/pages/offline-area/offline-area.head.ts'
import { OfflineAreaPage } from '#src/pages/offline-area/offline-area.tsx'

export const Route = createFileRoute('/app/')({
  beforeLoad: closedUntilLaunch,
  loader: pageMessages('offline-area'),
  head: areaHead('app'),
  component: () => <OfflineAreaPage area="app" />,
})
