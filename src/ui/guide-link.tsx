import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { withLocale } from '#src/site/locale.ts'

type GuideLinkProps = Omit<ComponentProps<'a'>, 'href'> & { slug: string }

/**
 * Link to a guide. It causes a full page load even in the running app: the guide needs no scripts of the app, and the
 * browser can prefetch it.
 */
export function GuideLink({ slug, ...attributes }: GuideLinkProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  return <a href={withLocale(`/information/${slug}`, locale)} {...attributes} />
}
