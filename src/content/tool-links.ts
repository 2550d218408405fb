import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'

interface ToolLink {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
}

/** The tools, whose results come at once. */
export const TOOL_LINKS: readonly ToolLink[] = [
  { to: '/quick-check', label: msg({ id: 'nav.quickCheck', message: 'Which visa fits?' }) },
  {
    to: '/quick-check/employers',
    label: msg({ id: 'nav.employersCheck', message: 'Permit check for employers' }),
  },
  {
    to: '/opportunity-card-points',
    label: msg({ id: 'nav.points', message: 'Opportunity Card points' }),
  },
]
