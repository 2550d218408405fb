import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { isMainLanguage, LANGUAGES } from './contracts/values/language.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  // A text that one of the main languages lacks fails the build.
  fallbackLocales: Object.fromEntries(
    LANGUAGES.filter((language) => !isMainLanguage(language)).map((language) => [language, 'en']),
  ),
  catalogs: [
    { path: '<rootDir>/src/forms/locales/{locale}', include: ['<rootDir>/src/forms/'] },
    {
      path: '<rootDir>/src/pages/{name}/locales/{locale}',
      include: ['<rootDir>/src/pages/{name}/'],
      // The texts of `quick-check` and `plan` are in `src/content/law`. Each `single-language` page and the team's page exist in one
      // language.
      exclude: ['quick-check', 'plan', 'single-language', 'team-message'].map(
        (page) => `<rootDir>/src/pages/${page}/**`,
      ),
    },
    {
      path: '<rootDir>/src/flows/{name}/locales/{locale}',
      include: ['<rootDir>/src/flows/{name}/'],
      // The texts of these flows are in `src/content/law` (two), every page's HTML, and the texts beside them (two).
      exclude: ['quick-check', 'plan', 'cookie-consent', 'sentence', 'team-message'].map(
        (flow) => `<rootDir>/src/flows/${flow}/**`,
      ),
    },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/pages/**', '<rootDir>/src/flows/**', '<rootDir>/src/forms/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
