import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { Anchor } from './link.tsx'

type GuideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  /** Slug in the address of the guide's page. */
  page: string
  /** Language of the guide; by default that of this page, or English. */
  language?: Language
}

/**
 * Link to a guide. It causes a full page load even in the running app: the guide needs no scripts of the app, and the
 * browser can prefetch it.
 */
export function GuideLink({ page, language, ...attributes }: GuideLinkProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  return <Anchor href={localizedPath(`/information/${page}`, language ?? locale)} {...attributes} />
}
