import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Document } from '#src/layout/document.tsx'
import { AnswerDocument } from '#src/pages/answer/answer.tsx'
import { loadI18n, pageMessages, type SiteContext } from '#src/site/i18n.ts'
import { type Locale, localeRewrite, withLocale } from '#src/site/locale.ts'
import { documentHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'

/** Stands for the address of the form, which the functions fill in. */
const FORM = '/answered-form'

/** Catalogs of the page, its forms, and the pages behind links, whose words the answer uses. */
const loadTexts = pageMessages(
  'answer',
  'forms',
  ...['booking', 'contact-modal', 'inquiry', 'sign-up', 'waitlist-confirm', 'your-message'].map(
    (flow) => `flows/${flow}`,
  ),
)

/** The page that answers a native post, within header and footer of the site; no visitor opens it by an address. */
export async function answerPageIn(locale: Locale) {
  const root = createRootRouteWithContext<SiteContext>()({ head: documentHead, component: Document })
  const answer = createRoute({
    getParentRoute: () => root,
    path: FORM,
    component: AnswerDocument,
    head: () => ({
      meta: [{ title: `{{title}} · ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
    }),
  })
  const i18n = await loadI18n(locale)
  const context = { locale, i18n }
  await loadTexts({ context })
  const router = createRouter({
    routeTree: root.addChildren([answer]),
    rewrite: localeRewrite(locale),
    context,
    history: createMemoryHistory({ initialEntries: [withLocale(FORM, locale)] }),
    isServer: true,
  })
  await router.load()
  return {
    i18n,
    page: <RouterProvider router={router as never} />,
    /** The page's Mustache document, of what React rendered. */
    documentOf: (html: string) => html.replaceAll(FORM, '{{{path}}}'),
  }
}
