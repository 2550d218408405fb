let loading: Promise<void> | undefined

/**
 * Brings the whole stylesheet, once: a page is delivered with its own rules only (`build/page-styles.ts`), and
 * names the rest in its `<style data-rest>`. Never rejects; without the rest, pages are plain but readable.
 */
export function loadStylesheet(): void {
  loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLStyleElement>('style[data-rest]')?.dataset.rest
    if (!href) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })
}

/** Resolves when another page may be shown; at once during the first load, which needs nothing more. */
export const stylesheetLoaded = async (): Promise<void> => loading
