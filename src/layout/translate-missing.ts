import { localizedPath, pathLanguage } from '#contracts/values/page-address.ts'

/** Returns the URL of the 404 page. The host serves the English one at every unknown URL. */
const fileIn = (locale: ReturnType<typeof pathLanguage>) => localizedPath('/404', locale)

/**
 * Redirects a URL with capital letters to lower case. At an unknown German URL, replaces the English 404 page with the
 * German one.
 */
export function translateMissing(_: HTMLElement, signal: AbortSignal): void {
  const { pathname, search, hash } = location
  if (pathname !== pathname.toLowerCase()) {
    location.replace(pathname.toLowerCase() + search + hash)
    return
  }
  const locale = pathLanguage(location.pathname)
  if (locale === document.documentElement.lang) return
  // Trusted Types forbid parsing HTML, except with XMLHttpRequest.
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
