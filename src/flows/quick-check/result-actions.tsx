import { useState } from 'react'
import { copyText } from '#src/browser/copy-text.ts'
import type { ToolPage } from '#src/content/law/tool-page.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './result.module.css'

/** Buttons that copy the URL of the result, or print it. The answers stay on the device. */
export function ResultActions({ tools }: ToolPage['words']) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    const isCopied = await copyText(location.href)
    setStatus(isCopied ? tools.copied : tools.refused)
  }
  return (
    <div className={styles.keep}>
      <Button tone="text" onClick={() => window.print()}>
        {tools.print}
      </Button>
      <Button tone="text" onClick={() => void copy()}>
        {tools.copy}
      </Button>
      <p role="status">{status}</p>
    </div>
  )
}
