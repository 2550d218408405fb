/** Dots only between atoms (RFC 5322). */
const LOCAL_PART = String.raw`(?!\.)(?:\.?[^\s\p{Cc}\p{Cf}\p{Cs}\ufffd@.,;:<>()[\]\\"])+`
/** A label of the domain, in any script: at most 63 characters, no hyphen at either end. */
const LABEL = String.raw`(?![\p{M}-])[\p{L}\p{N}\p{M}-]{1,63}(?<!-)`
/** The last label begins with a letter. Otherwise, the domain is an IP address such as `127.0.0.1`, without a mailbox. */
const DOMAIN = String.raw`(?=.*\.\p{L}[^.]*$)(?:${LABEL}(?:\.|$)){2,}`
/** Names each class of characters once, because browsers take milliseconds to compile one. */
const EMAIL_ADDRESS = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'u')
/** Maximum length of the local part, in UTF-16 code units. RFC 5321 allows 64 bytes. */
const LOCAL_PART_LIMIT = 64

/**
 * True for a single e-mail address that mail servers accept: dots only between atoms (RFC 5322), and domain labels that
 * are valid in DNS.
 */
export const isEmailAddress = (text: string): boolean =>
  text.lastIndexOf('@') <= LOCAL_PART_LIMIT && EMAIL_ADDRESS.test(text)
