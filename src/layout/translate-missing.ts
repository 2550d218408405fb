import { pathLanguage } from '#contracts/values/path-language.ts'

/**
 * Redirects a URL with capital letters to lower case. At an unknown URL of another language, replaces the English 404
 * page, which the host serves at every unknown URL, with the one in that language.
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
  request.open('GET', `/${locale}/404`)
  request.send()
  signal.addEventListener('abort', () => request.abort())
}
