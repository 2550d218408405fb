import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import { PLAN_LINK, TOOL_LINKS } from '#src/content/tool-links.ts'

export interface NavigationItem {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
}

/** Links in the header. The specification prescribes their order. */
export const HEADER_LINKS: readonly NavigationItem[] = [
  { to: '/', label: msg`Home` },
  { to: '/businesses', label: msg`Businesses` },
  { to: '/individuals', label: msg`Individuals` },
  { to: '/about', label: msg`About` },
  { to: '/job-seeker-compass', label: msg`Job Seeker Compass` },
]

export const INFORMATION_CENTER: NavigationItem = {
  to: '/information',
  label: msg`Information Center`,
}

/** Links below those of the header in the menu of phones: what people look for first. */
export const MENU_LINKS: readonly NavigationItem[] = [
  INFORMATION_CENTER,
  ...TOOL_LINKS.filter(({ to }) => to === '/quick-check'),
  PLAN_LINK,
  { to: '/free-consultation', label: msg`Free consultation` },
]

/** Quick links in the footer: those of the specification, then the tools. */
export const FOOTER_LINKS: readonly NavigationItem[] = [
  { to: '/free-visa-case', label: msg`Visa compliance` },
  { to: '/free-consultation', label: msg`Free consultation` },
  INFORMATION_CENTER,
  { to: '/businesses', label: msg`Businesses` },
  { to: '/individuals', label: msg`Individuals` },
  { to: '/contact', label: msg`Contact` },
  ...TOOL_LINKS,
]

export const MISSING_PAGE_LINKS: readonly NavigationItem[] = FOOTER_LINKS.filter(({ to }) =>
  ['/businesses', '/individuals', '/free-consultation', '/contact'].includes(to),
)

export const LEGAL_LINKS: readonly NavigationItem[] = [
  { to: '/impressum', label: msg`Legal notice` },
  { to: '/privacy', label: msg({ message: 'Privacy policy', context: 'footer' }) },
  { to: '/accessibility', label: msg`Accessibility` },
]
