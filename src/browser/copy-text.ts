/** Returns false in some in-app browsers, and over plain HTTP. */
export const canCopy = (): boolean => 'clipboard' in navigator

/** Resolves to false if the browser refuses or has no clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
