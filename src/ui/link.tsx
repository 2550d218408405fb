import { createLink, useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pathLanguage } from '#contracts/values/path-language.ts'

/**
 * `<a>` that declares the language of its page (`hrefLang`), if that is not the language of this page. It then loads
 * the page anew, without the router's handler, because the app has the texts of one language.
 */
export function Anchor({ href, ...attributes }: ComponentProps<'a'>) {
  const { locale } = useRouteContext({ from: '__root__' })
  const target = href?.startsWith('/') ? pathLanguage(href) : locale
  const ofOtherLanguage = target === locale ? {} : { hrefLang: target, onClick: undefined }
  return <a href={href} {...attributes} {...ofOtherLanguage} />
}

/** Link to a page. A page that lacks the language of this page opens in English. */
export const Link = createLink(Anchor)
