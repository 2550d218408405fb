import { FORM_PAGES, type FormPage } from '#contracts/form-pages.ts'
import type { ReadTemplate } from '#functions/web/page-answers.ts'

/** What the page of a form begins with. */
export const PLAIN_PAGE = 'The form of'

/**
 * In place of what the build writes: a page that shows what was typed, and nothing else.
 *
 * @public `simulate.ts` puts it where `functions/web/page-template-file.ts` is.
 */
export const writtenTemplate: ReadTemplate = async ({ page }) => {
  const words = { title: '', message: '' }
  const { controls }: FormPage = FORM_PAGES[page]
  const values = Object.keys(controls).map((control) => `{{{values.${control}}}}`)
  return {
    form: `${PLAIN_PAGE} ${page}: ${values.join('\n')}`,
    screens: {},
    styles: [],
    ids: {},
    problems: {},
    notices: { missing: words, malformed: words, failed: words },
  }
}
