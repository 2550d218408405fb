import { pageHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'
import { ONE_PAGES } from './one-page.content.ts'

/** The head of the page in one language: for search engines once a native reader has signed it. */
export function onePageHead(language: SpokenLanguage) {
  const { title, description } = ONE_PAGES[language]
  const { path } = SPOKEN_LANGUAGES[language]
  const noindex = !site.signedLanguages.includes(language)
  return pageHead({ path, title, description, noindex, locales: ['en'], language })
}
