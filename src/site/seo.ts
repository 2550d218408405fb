import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isNotFound } from '@tanstack/react-router'
import type { Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { feedPath } from './feed-path.ts'
import { site } from './site.ts'
import type { SpokenLanguage } from './spoken-languages.ts'

/** Catalog message, or a text in the page's language. */
export type Text = MessageDescriptor | string

export interface PageHead {
  /** Path in the route tree, without language prefix. */
  path: string
  /** At most 70 characters; the site's name is appended. */
  title: Text
  /** 50 to 170 characters. */
  description: Text
  /** Adds "noindex, nofollow", and omits everything except title, description and the preview for messengers. */
  noindex?: boolean
  /** Language of the text, if it is not a language of the site. */
  language?: SpokenLanguage
  /** Path of the original page, if this page repeats it. */
  canonicalPath?: string
  breadcrumbs?: readonly Breadcrumb[]
  /** Questions and answers, worded as on the page. */
  faqs?: readonly Faq[]
  article?: ArticleHead
  /** Adds a link to the feed of changed articles. */
  hasFeed?: boolean
}

export interface Breadcrumb {
  name: Text
  path: string
}

export interface Faq {
  question: Text
  answer: Text
}

export interface ArticleHead {
  headline: string
  /** ISO date, such as 2026-11-20. */
  published: string
  /** ISO date. */
  updated: string
  language: Language
}

interface MetaTag {
  title?: string
  name?: string
  property?: string
  content?: string
  'script:ld+json'?: object
}

interface LinkTag {
  rel: string
  href: string
  hrefLang?: string
  type?: string
}

interface HeadInput {
  match: { context: { locale: Language; i18n: I18n } }
}

const OG_LOCALES: Record<Language | SpokenLanguage, string> = {
  en: 'en_GB',
  de: 'de_DE',
  tr: 'tr_TR',
  ru: 'ru_RU',
  az: 'az_AZ',
}

/** Returns the path of the picture (1200 x 630 pixels) that social networks show with a link to the page. */
const cardPath = (path: string, locale: Language): string =>
  `/social/${pathLanguage(localizedPath(path, locale))}${path === '/' ? '/home' : path}.png`

/**
 * Returns a route's `head`: title, description, canonical, language alternates, social tags and JSON-LD.
 *
 * If the page repeats another page (`canonicalPath`), the canonical link names that page.
 */
export const pageHead =
  (page: PageHead) =>
  (input: HeadInput): { meta: MetaTag[]; links: LinkTag[] } => {
    const { i18n, locale } = input.match.context
    const read = (text: Text) => (typeof text === 'string' ? text : i18n._(text))
    const title = read(page.title)
    const description = read(page.description)
    const documentTitle = `${title} · ${site.name}`
    const named: MetaTag[] = [{ title: documentTitle }, { name: 'description', content: description }]
    const { article } = page
    const path = page.canonicalPath ?? page.path
    const languages = languagesOf(path)
    const url = (target: Language, of: string = path) => site.origin + localizedPath(of, target)
    const written = (target: Language) => (target === locale ? (page.language ?? target) : target)
    const links = page.noindex ? [] : [{ rel: 'canonical', href: url(locale) }]
    if (page.noindex) named.push({ name: 'robots', content: 'noindex, nofollow' })
    // Only crawlers read the rest, and they read the prerendered HTML.
    if (!import.meta.env.SSR) return { meta: named, links }

    const image = site.origin + cardPath(page.noindex ? '/' : path, locale)
    const preview: MetaTag[] = [
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:url', content: url(locale) },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: OG_LOCALES[written(locale)] },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: documentTitle },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: documentTitle },
    ]
    if (page.noindex) return { meta: [...named, ...preview], links }

    const trail = [{ name: msg`Home`, path: '/' }, ...(page.breadcrumbs ?? []), { name: title, path }].map(
      (crumb) => ({ name: read(crumb.name), url: url(locale, crumb.path) }),
    )
    const meta: MetaTag[] = [
      ...named,
      ...preview,
      ...languages
        .filter((other) => other !== locale)
        .map((other) => ({ property: 'og:locale:alternate', content: OG_LOCALES[other] })),
      ...(article
        ? [
            { property: 'article:published_time', content: article.published },
            { property: 'article:modified_time', content: article.updated },
          ]
        : []),
      // An article refers to the organization as its publisher, so its page must describe the organization.
      ...(path === '/' || article ? [jsonLd(organization)] : []),
      ...(path === '/' ? [] : [jsonLd(breadcrumbList(trail))]),
      ...(page.faqs?.length ? [jsonLd(faqPage(page.faqs, read))] : []),
      ...(article ? [jsonLd(articleOf(article, { description, image, url: url(locale) }))] : []),
    ]
    return {
      meta,
      links: [
        ...links,
        ...languages.map((target) => ({ rel: 'alternate', hrefLang: written(target), href: url(target) })),
        { rel: 'alternate', hrefLang: 'x-default', href: url('en') },
        ...(page.hasFeed
          ? [{ rel: 'alternate', type: 'application/atom+xml', href: site.origin + feedPath(locale) }]
          : []),
      ],
    }
  }

/** True if the router shows "not found": no route matches the path, or a route's loader found nothing. */
export const hasNoPage = (matches: readonly { error?: unknown }[]): boolean =>
  matches.length === 1 || matches.some(({ error }) => isNotFound(error))

/** Returns the root route's `head`: the tags of every page and, on the 404 page, its title and `noindex`. */
export const documentHead = ({ matches, match }: HeadInput & { matches: readonly { error?: unknown }[] }) => {
  const { i18n } = match.context
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      ...(hasNoPage(matches)
        ? [
            {
              title: `${i18n._(msg`Oops! Page not found`)} · ${site.name}`,
            },
            { name: 'robots', content: 'noindex, nofollow' },
          ]
        : []),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }
}

const jsonLd = (content: object): MetaTag => ({
  'script:ld+json': { '@context': 'https://schema.org', ...content },
})

const publisher = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.name,
  url: site.origin,
}

const organization = {
  ...publisher,
  logo: `${site.origin}/icon-512.png`,
  email: site.email,
  ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  location: site.cities.map((city) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'DE' },
  })),
}

const breadcrumbList = (trail: { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

const faqPage = (faqs: readonly Faq[], read: (text: Text) => string) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: read(question),
    acceptedAnswer: { '@type': 'Answer', text: read(answer) },
  })),
})

const articleOf = (
  { headline, published, updated, language }: ArticleHead,
  { description, image, url }: Record<'description' | 'image' | 'url', string>,
) => ({
  '@type': 'Article',
  headline,
  description,
  datePublished: published,
  dateModified: updated,
  inLanguage: language,
  image,
  mainEntityOfPage: url,
  author: publisher,
  publisher,
})
