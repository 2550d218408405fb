import { localeOf, withLocale } from '#src/site/locale.ts'

/** The file of the 404 page. The host serves the English file at every unknown address. */
const fileIn = (locale: ReturnType<typeof localeOf>) => withLocale('/404', locale)

/**
 * Redirects an address with capitals to lower case. At a German address, replaces the English 404 page with the German
 * one.
 */
export function translateMissing(_: HTMLElement, signal: AbortSignal): void {
  const { pathname, search, hash } = location
  if (pathname !== pathname.toLowerCase()) {
    location.replace(pathname.toLowerCase() + search + hash)
    return
  }
  const locale = localeOf(location.pathname)
  if (locale === document.documentElement.lang) return
  // Under Trusted Types, only XMLHttpRequest can parse HTML.
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
