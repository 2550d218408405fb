import signs from 'virtual:letter-signs'
import type { EmailAttachment } from '@azure/communication-email'

/**
 * The pictures that a letter shows, which travel with it: nothing is fetched when it is read. Stored letters hold only
 * their names.
 */
export const picturesOf = (html: string): EmailAttachment[] =>
  Object.entries(signs.pictures)
    .filter(([name]) => html.includes(`src="cid:${name}"`))
    .map(([name, contentInBase64]) => ({
      name: `${name}.png`,
      contentType: 'image/png',
      contentInBase64,
      contentId: name,
    }))
