/**
 * Shows the buttons that need a script: to print, and to share by the platform's own sheet where there is one, by a
 * copied link otherwise.
 */
export function offerTools(tools: HTMLElement, signal: AbortSignal): void {
  const { title = '' } = tools.dataset
  const status = tools.querySelector('[role="status"]')
  const url = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href

  const actions: Record<string, (button: HTMLButtonElement) => void | Promise<void>> = {
    print: () => window.print(),
    // Closing the sheet without sharing rejects too, and needs no answer.
    share: () => navigator.share({ title, url: url() }).catch(() => undefined),
    copy: async ({ dataset: { copied = '', refused = '' } }) => {
      // Some browsers inside apps have no clipboard at all.
      const isCopied = await navigator.clipboard?.writeText(url()).then(
        () => true,
        () => false,
      )
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
