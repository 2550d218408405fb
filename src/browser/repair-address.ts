import { writeFragment } from './visitor-sentence.ts'

/**
 * Repairs a link that a program percent-encoded as if its `#` were part of the path. Opens `/quick-check#who=nurse` for
 * `/quick-check%23who=nurse`, and decodes `#who%3Dnurse%26country%3Dtr`.
 */
export function repairAddress(): void {
  const { hash, href, pathname, search } = location
  const [path = '', ...fragment] = pathname.split('%23')
  if (fragment.length > 0) {
    const address = new URL(href)
    // Keep the host: assigning a path such as `//host.example` would open that host.
    address.pathname = path
    address.hash = decode(fragment.join('#'))
    location.replace(address)
  } else if (/^[^=]+%3d/i.test(hash)) writeFragment(decode(hash.slice(1)), search)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
