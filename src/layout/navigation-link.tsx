import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import { Link } from '#src/ui/link.tsx'
import { Text } from './borrowed-text.tsx'
import type { NavigationItem } from './navigation.ts'

type NavigationLinkProps = Pick<ComponentProps<typeof Link>, 'className' | 'activeOptions'> & {
  item: NavigationItem
}

/** Link to a page, in the language of this page or, if the other page lacks it, in English, which a mark states. */
export function NavigationLink({ item: { to, label }, ...attributes }: NavigationLinkProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <Link to={to} {...attributes}>
      <Text message={label} />
      <LanguageMark language={pathLanguage(localizedPath(to, locale))} />
    </Link>
  )
}
