import { createLink, useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pathLanguage } from '#contracts/values/path-language.ts'

/** `<a>` that declares the language of its page (`hrefLang`), if that is not the language of this page. */
export function Anchor({ href, ...attributes }: ComponentProps<'a'>) {
  const { locale } = useRouteContext({ from: '__root__' })
  const target = href?.startsWith('/') ? pathLanguage(href) : locale
  return <a href={href} hrefLang={target === locale ? undefined : target} {...attributes} />
}

/** Link to a page. A page that lacks the language of this page opens in English, in a full page load. */
export const Link = createLink(Anchor)
