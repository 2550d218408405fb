import type { EmailAttachment } from '@azure/communication-email'

/** PNG in base64, under the names by which mails refer to them: `src="cid:mark"`. */
export type Pictures = Readonly<Record<string, string>>

/**
 * Pictures of a mail as attachments: many mail programs block remote pictures, and loading one tells the sender when
 * and where a mail is read. Stored mails hold only the names of their pictures.
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
