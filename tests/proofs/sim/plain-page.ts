import { inputNamesOf } from '#contracts/forms/forms.ts'
import type { ReadTemplate } from '#functions/web/page-answers.ts'

/** What the page of a form begins with. */
export const PLAIN_PAGE = 'The form of'
/** What the page after a sent form begins with. */
export const PLAIN_RECEIPT = 'The receipt of'

/** What a page of somebody's own message begins with, before the name of its screen. */
export const PLAIN_MESSAGE = 'The message is'

const RECEIPT = `${PLAIN_RECEIPT}: {{reference}}`
const SCREENS = Object.fromEntries(
  ['sent', 'business', 'individual', 'confirmed', 'withdrawn', 'refused'].map((name) => [name, RECEIPT]),
)

const MESSAGE_SCREENS = Object.fromEntries(
  ['waiting', 'handedOver', 'takenBack', 'sentAgain', 'withheld'].map((name) => [
    name,
    `${PLAIN_MESSAGE} ${name}: {{reference}} {{receivedAt}} {{handedOverAt}} {{answerBy}} {{deletedOn}}`,
  ]),
)

/**
 * In place of what the build writes: a page that shows what was typed, and nothing else.
 *
 * @public `simulate.ts` puts it where `functions/web/page-template-file.ts` is.
 */
export const writtenTemplate: ReadTemplate = async ({ page }) => {
  const words = { title: '', message: '' }
  const values = inputNamesOf(page).map((control) => `{{{values.${control}}}}`)
  return {
    form: `${PLAIN_PAGE} ${page}: ${values.join('\n')}`,
    screens: { ...SCREENS, ...MESSAGE_SCREENS },
    styles: [],
    problems: {},
    choices: {},
    notices: { missing: words, malformed: words, failed: words },
  }
}
