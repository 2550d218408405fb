import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { pageLanguageOf, type VisitorLanguage } from '#contracts/values/language.ts'
import { Document } from '#src/layout/document.tsx'
import { AnswerDocument } from '#src/pages/answer/answer.tsx'
import { loadI18n, loadTurkish, pageMessages, type SiteContext } from '#src/site/i18n.ts'
import { localeRewrite, withLocale } from '#src/site/locale.ts'
import { documentHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'

/** Placeholder for the form's URL, which the functions fill in. */
const FORM = '/answered-form'

/** The texts in Turkish; those of forms that have no Turkish page stay in English, and are never shown. */
async function turkishOver({ messages }: I18n): Promise<I18n> {
  const turkish = await loadTurkish('pages/answer', 'forms', 'flows/inquiry')
  return setupI18n({ locale: 'tr', messages: { tr: { ...messages, ...turkish.messages } } })
}

/** Catalogs of the page, its forms, and the pages opened from mails, whose texts the answer uses. */
const loadTexts = pageMessages(
  'answer',
  'forms',
  ...['booking', 'contact-modal', 'inquiry', 'sign-up', 'waitlist-confirm', 'your-message'].map(
    (flow) => `flows/${flow}`,
  ),
)

/** The page that answers a native post, with the site's header and footer; it is not a public route. */
export async function answerPageIn(language: VisitorLanguage) {
  const locale = pageLanguageOf(language)
  const root = createRootRouteWithContext<SiteContext>()({ head: documentHead, component: Document })
  const answer = createRoute({
    getParentRoute: () => root,
    path: FORM,
    component: () => (
      <I18nProvider i18n={texts}>
        <AnswerDocument />
      </I18nProvider>
    ),
    head: () => ({
      meta: [{ title: `{{title}} · ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
    }),
  })
  const i18n = await loadI18n(locale)
  const context = { locale, i18n }
  await loadTexts({ context })
  const texts = language === 'tr' ? await turkishOver(i18n) : i18n
  const router = createRouter({
    routeTree: root.addChildren([answer]),
    rewrite: localeRewrite(locale),
    context,
    history: createMemoryHistory({ initialEntries: [withLocale(FORM, locale)] }),
    isServer: true,
  })
  await router.load()
  return {
    i18n: texts,
    page: <RouterProvider router={router as never} />,
    /** Turns the rendered page into a Mustache template. */
    documentOf: (html: string) => html.replaceAll(FORM, '{{{path}}}'),
  }
}
