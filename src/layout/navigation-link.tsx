import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { Link } from '#src/ui/link.tsx'
import { Text } from './borrowed-text.tsx'
import type { NavigationItem } from './navigation.ts'
import styles from './navigation-link.module.css'

type NavigationLinkProps = Pick<ComponentProps<typeof Link>, 'className' | 'activeOptions'> & {
  item: NavigationItem
}

/** Link to a page, in the language of this page or, if the other page lacks it, in English, which a mark states. */
export function NavigationLink({ item: { to, label }, ...attributes }: NavigationLinkProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  const target = pathLanguage(localizedPath(to, locale))
  const isForeign = target !== locale
  return (
    <Link to={to} {...attributes}>
      <Text message={label} />
      {isForeign && <span className={styles.language}>{target}</span>}
    </Link>
  )
}
