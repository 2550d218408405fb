import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type GuideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { slug: string }

/**
 * Link to a guide. It always causes a full page load, even while the app is running, because guides do not need the app
 * and the browser can prefetch them.
 */
export const GuideLink = ({ slug, ...attributes }: GuideLinkProps) => (
  <Link to="/information/$slug" params={{ slug }} reloadDocument {...attributes} />
)
