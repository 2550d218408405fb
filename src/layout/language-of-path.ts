import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadI18n } from '#src/app/i18n.ts'
import { localeOf, localeRewrite } from '#src/locale.ts'

/**
 * Turns the whole document to the language its path asks for. Only the page that is missing needs it: one English
 * file answers every unknown path. Until the texts are there, and without scripts, that file speaks both.
 */
export function useLanguageOfPath(): void {
  const router = useRouter()
  const { locale: spoken } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    const locale = localeOf(router.history.location.pathname)
    if (locale === spoken) return
    loadI18n(locale)
      .then((i18n) => {
        const { options } = router
        router.update({ ...options, rewrite: localeRewrite(locale), context: { locale, i18n } })
        return router.invalidate()
      })
      .catch(() => {})
  }, [router, spoken])
}
