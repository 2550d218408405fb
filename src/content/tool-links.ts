import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'

interface ToolLink {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
}

/** Tools for individuals that show a result at once. */
export const TOOL_LINKS: readonly ToolLink[] = [
  { to: '/quick-check', label: msg`Which visa fits?` },
  {
    to: '/opportunity-card-points',
    label: msg`Opportunity Card points`,
  },
]

/** Plan of the days by which something must be done. */
export const PLAN_LINK: ToolLink = { to: '/plan', label: msg`Which deadlines run?` }
