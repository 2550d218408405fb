import type { EmailAttachment } from '@azure/communication-email'

/** PNG in base64, under the names by which mails refer to them: `src="cid:mark"`. */
export type Pictures = Readonly<Record<string, string>>

/**
 * The pictures that a mail shows, which travel with it: nothing is fetched when it is read. Stored mails hold only
 * their names.
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
