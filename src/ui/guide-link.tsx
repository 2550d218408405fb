import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type GuideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { slug: string }

/**
 * Link to a guide, which opens as a document even from the running app: it has no scripts of the app, and the browser
 * can prefetch it.
 */
export const GuideLink = ({ slug, ...attributes }: GuideLinkProps) => (
  <Link to="/information/$slug" params={{ slug }} reloadDocument {...attributes} />
)
