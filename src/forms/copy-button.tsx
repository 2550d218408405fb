import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { canCopy, copyText } from '#src/browser/copy-text.ts'
import { Button } from '#src/ui/button.tsx'

/** Button that copies a text and confirms it. Renders nothing if the browser has no clipboard API. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui()
  const [copiedText, setCopiedText] = useState('')
  const copied = copiedText === text && t`Copied`
  const copy = async () => {
    if (await copyText(text)) setCopiedText(text)
  }
  if (!canCopy()) return null
  return (
    <>
      <Button onClick={() => void copy()}>
        <span key={String(copied)}>{copied || label}</span>
      </Button>
      <p role="status" className="visually-hidden">
        {copied && <span>{copied}</span>}
      </p>
    </>
  )
}
