import { useState } from 'react'
import { copyText } from '#src/browser/copy-text.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './result.module.css'

/** Buttons that share or copy the URL of the result, or print it. The answers stay on the device until then. */
export function ResultActions({ tools, title }: Pick<ToolPage['words'], 'tools'> & { title: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    const isCopied = await copyText(location.href)
    setStatus(isCopied ? tools.copied : tools.refused)
  }
  // The promise also rejects if the visitor closes the share sheet.
  const share = () => navigator.share({ title, url: location.href }).catch(() => undefined)
  const canShare = 'share' in navigator
  return (
    <div className={styles.keep}>
      <Button tone="text" onClick={() => window.print()}>
        {tools.print}
      </Button>
      {canShare ? (
        <Button tone="text" onClick={() => void share()}>
          {tools.share}
        </Button>
      ) : (
        <Button tone="text" onClick={() => void copy()}>
          {tools.copy}
        </Button>
      )}
      <p role="status">{status}</p>
    </div>
  )
}
