const ATOM = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}\ufffd@.,;:<>()[\]\\"]+`
/** A label of the domain, in any script: at most 63 characters, no hyphen at either end. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`
/** The last label begins with a letter. Otherwise, the domain is an IP address such as `127.0.0.1`, without a mailbox. */
const DOMAIN = String.raw`(?:${LABEL}\.)+(?=\p{L})${LABEL}`
const EMAIL_ADDRESS = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@${DOMAIN}$`, 'u')
/** Maximum length of the local part, in UTF-16 code units. RFC 5321 allows 64 bytes. */
const LOCAL_PART_LIMIT = 64

/**
 * True for a single e-mail address that mail servers accept: dots only between atoms (RFC 5322), and domain labels that
 * are valid in DNS.
 */
export const isEmailAddress = (text: string): boolean =>
  text.lastIndexOf('@') <= LOCAL_PART_LIMIT && EMAIL_ADDRESS.test(text)
