import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  // The build compiles all three. `lingui.turkish.config.ts` extracts `tr`, because only some folders have it.
  locales: ['en', 'de', 'tr'],
  catalogs: [
    { path: '<rootDir>/src/forms/locales/{locale}', include: ['<rootDir>/src/forms/'] },
    {
      path: '<rootDir>/src/pages/{name}/locales/{locale}',
      include: ['<rootDir>/src/pages/{name}/'],
      // The texts of `quick-check` are in `src/content/law`. Each `single-language` page exists in one language only.
      exclude: ['quick-check', 'single-language'].map((page) => `<rootDir>/src/pages/${page}/**`),
    },
    {
      path: '<rootDir>/src/flows/{name}/locales/{locale}',
      include: ['<rootDir>/src/flows/{name}/'],
      // The texts of these flows are in `src/content/law`, every page's HTML, and `sentence.texts.ts`, respectively.
      exclude: ['quick-check', 'cookie-consent', 'sentence'].map((flow) => `<rootDir>/src/flows/${flow}/**`),
    },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/pages/**', '<rootDir>/src/flows/**', '<rootDir>/src/forms/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
