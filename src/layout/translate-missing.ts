import { localeOf, withLocale } from '#src/site/locale.ts'

/** The page that is missing in one language, as a file; the host serves the English one at every address without a page. */
const fileIn = (locale: ReturnType<typeof localeOf>) => withLocale('/404', locale)

/**
 * Leads from an address with capitals, which no page has, to the same without; puts the German page in place of the
 * English one where the address is a German one.
 */
export function translateMissing(_: HTMLElement, signal: AbortSignal): void {
  const { pathname, search, hash } = location
  if (pathname !== pathname.toLowerCase()) {
    location.replace(pathname.toLowerCase() + search + hash)
    return
  }
  const locale = localeOf(location.pathname)
  if (locale === document.documentElement.lang) return
  // The one way to read HTML that a policy with trusted types knows.
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onload = () => {
    const translated = request.responseXML
    if (request.status !== 200 || !translated) return
    document.documentElement.lang = locale
    document.title = translated.title
    document.body.replaceWith(translated.body)
  }
  request.open('GET', fileIn(locale))
  request.send()
  signal.addEventListener('abort', () => request.abort())
}
