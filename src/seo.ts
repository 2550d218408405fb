import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LOCALES, type Locale, withLocale } from './locale.ts'
import { site } from './site.ts'

interface PageHead {
  /** The page's path in the route tree, without language prefix. */
  path: string
  title: MessageDescriptor
  description: MessageDescriptor
}

interface HeadInput {
  match: { context: { locale: Locale; i18n: I18n } }
}

/** A route's `head`: title, description, canonical and language alternates of one page. */
export const pageHead =
  ({ path, title, description }: PageHead) =>
  ({ match: { context } }: HeadInput) => {
    const { i18n, locale } = context
    const url = (target: Locale) => site.origin + withLocale(path, target)
    return {
      meta: [
        { title: `${i18n._(title)} · ${site.name}` },
        { name: 'description', content: i18n._(description) },
      ],
      links: [
        { rel: 'canonical', href: url(locale) },
        ...LOCALES.map((target) => ({ rel: 'alternate', hrefLang: target, href: url(target) })),
        { rel: 'alternate', hrefLang: 'x-default', href: url('en') },
      ],
    }
  }

/** The root's `head`: what every document has, and the title of the page that is missing. */
export const documentHead = ({ matches, match }: HeadInput & { matches: readonly unknown[] }) => {
  const { i18n } = match.context
  const missing = matches.length === 1
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#1f4d45' },
      ...(missing
        ? [
            {
              title: `${i18n._(msg({ id: 'notFound.title', message: 'Oops! Page not found' }))} · ${site.name}`,
            },
            { name: 'robots', content: 'noindex, nofollow' },
          ]
        : []),
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }
}
