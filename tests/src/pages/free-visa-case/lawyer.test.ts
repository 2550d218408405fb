import { expect, test } from 'vitest'
import { faqsWith } from '#src/pages/free-visa-case/free-visa-case.faq.ts'
import { loadI18n } from '#src/site/i18n.ts'

test.each([
  ['en', 'Kanzlei Muster, Munich', /We work with Kanzlei Muster, Munich for that\.$/],
  ['de', 'Kanzlei Muster, München', /Kanzlei Muster, München/],
  ['en', null, /A legal assessment of your own case is the work of a lawyer\./],
] as const)(
  'In %s, the answer on legal advice names the lawyer, if any: %s',
  async (locale, lawyer, said) => {
    const i18n = await loadI18n(locale)
    const { messages } = await import(`#src/pages/free-visa-case/locales/${locale}.po`)
    i18n.load(locale, messages)
    const answers = faqsWith(lawyer).map(({ answer }) => i18n._(answer))
    expect(answers.filter((answer) => said.test(answer))).toHaveLength(1)
  },
)
