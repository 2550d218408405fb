import { pageHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'

/** Titles and descriptions of the pages. Separate from their other texts, which the app loads only with the pages. */
export const SINGLE_LANGUAGE_TITLES: Readonly<
  Record<SpokenLanguage, { title: string; description: string }>
> = {
  ru: {
    title: 'Коротко по-русски',
    description:
      'Что мы делаем, как нам написать, что значит строка на вашей карте и кто помогает бесплатно: одна страница по-русски.',
  },
  az: {
    title: 'Qısaca azərbaycanca',
    description:
      'Nə edirik, bizə necə yazmaq olar, kartınızdakı sətir nə deməkdir və kim pulsuz kömək edir: azərbaycanca bir səhifə.',
  },
}

/** Returns the head of a language's page. Search engines may index the page once a native speaker has approved it. */
export function singleLanguageHead(language: SpokenLanguage) {
  const { title, description } = SINGLE_LANGUAGE_TITLES[language]
  const { path } = SPOKEN_LANGUAGES[language]
  const noindex = !site.signedLanguages.includes(language)
  return pageHead({ path, title, description, noindex, language })
}
