import type { EmailAttachment } from '@azure/communication-email'

/** PNG files in base64, keyed by their name in mails: `mark` in `src="cid:mark"`. */
export type Pictures = Readonly<Record<string, string>>

/**
 * Returns the pictures in the HTML of a mail as attachments. Many mail programs block remote pictures, and loading one
 * would reveal when and where the mail is read.
 */
export const picturesIn = (html: string, pictures: Pictures): EmailAttachment[] =>
  Object.entries(pictures)
    .filter(([name]) => html.includes(`src="cid:${name}"`))
    .map(([name, contentInBase64]) => ({
      name: `${name}.png`,
      contentType: 'image/png',
      contentInBase64,
      contentId: name,
    }))
