import type { EmailAttachment } from '@azure/communication-email'

/** PNG files in base64, by the name that mails use for them, such as `mark` in `src="cid:mark"`. */
export type Pictures = Readonly<Record<string, string>>

/**
 * The pictures of a mail, as attachments: many mail programs block remote pictures, and loading one would tell the
 * sender when and where the mail is read. Stored mails contain only the names of their pictures.
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
