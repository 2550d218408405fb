import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { singleLanguageHead } from '#src/pages/single-language/single-language.head.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'
import { visit } from '#tests/support/open-page.tsx'

const languages = Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[]

test.each(languages)(
  'The page in %s is short, and says that no native reader has signed it',
  async (language) => {
    await visit(SPOKEN_LANGUAGES[language].path)
    const main = screen.getByRole('main')
    const page = main.querySelector(`[lang="${language}"]`)
    const words = (page?.textContent ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
    expect(words.length).toBeGreaterThanOrEqual(150)
    expect(words.length).toBeLessThanOrEqual(250)
    expect(site.signedLanguages).not.toContain(language)
    expect(page).toHaveTextContent({ ru: 'ещё не проверил', az: 'hələ yoxlamayıb' }[language])
    expect(screen.queryByRole('link', { name: SPOKEN_LANGUAGES[language].name })).toBeNull()
    const { meta } = singleLanguageHead(language)({ match: { context: { locale: 'en', i18n: {} as never } } })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
  },
)
