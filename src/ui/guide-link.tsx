import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type GuideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { slug: string }

/**
 * Link to a guide. Even in the running app, it loads the guide as a new document, because guides do not need the app
 * and the browser can prefetch them.
 */
export const GuideLink = ({ slug, ...attributes }: GuideLinkProps) => (
  <Link to="/information/$slug" params={{ slug }} reloadDocument {...attributes} />
)
