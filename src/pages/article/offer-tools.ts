import { copyText } from '#src/browser/copy-text.ts'

/** Shows "Print" and "Share" (or "Copy link" if the browser cannot share). Without scripts, all buttons stay hidden. */
export function offerTools(tools: HTMLElement, signal: AbortSignal): void {
  const { title = '' } = tools.dataset
  const status = tools.querySelector('[role="status"]')
  const url = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href

  const actions: Record<string, (button: HTMLButtonElement) => void | Promise<void>> = {
    print: () => window.print(),
    // The promise also rejects if the visitor closes the share sheet.
    share: () => navigator.share({ title, url: url() }).catch(() => undefined),
    copy: async ({ dataset: { copied = '', refused = '' } }) => {
      const isCopied = await copyText(url())
      if (status) status.textContent = isCopied ? copied : refused
    },
  }
  const unused = 'share' in navigator ? 'copy' : 'share'
  const used = [...tools.querySelectorAll('button')].filter(({ name }) => name !== unused)
  for (const button of used) {
    button.hidden = false
    button.addEventListener('click', () => void actions[button.name]?.(button), { signal })
  }
}
