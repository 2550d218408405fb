import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { withLocale } from '#src/site/locale.ts'
import { pageHead } from '#src/site/seo.ts'

const path = '/free-consultation'
const turkish = '/free-consultation-turkish'
const alternates = { en: path, de: withLocale(path, 'de'), tr: turkish }

const title = msg`Free consultation on visas for Germany`
const description = msg`About 30 minutes on your situation, your options and the next step. Free of charge, in German, English, Turkish, Azerbaijani or Russian.`

export const head = pageHead({ path, title, description, alternates })

/** Returns the head of the Turkish page. It has no `/de` URL, because its header and footer exist only in English. */
export const turkishHead = ({
  loaderData: i18n,
  match,
}: Parameters<typeof head>[0] & { loaderData?: I18n | undefined }) =>
  i18n
    ? pageHead({
        path: turkish,
        title: i18n._(title),
        description: i18n._(description),
        locales: ['en'],
        language: 'tr',
        alternates,
      })({ match })
    : {}
