import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Copies a text to the clipboard with a confirmation; renders nothing in browsers without a clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui()
  const [copiedText, setCopiedText] = useState('')
  const copied = copiedText === text && t({ id: 'form.sent.copied', message: 'Copied' })
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopiedText(text))
  if (!('clipboard' in navigator)) return null
  return (
    <>
      <button type="button" onClick={() => void copy().catch(() => undefined)}>
        <span key={String(copied)}>{copied || label}</span>
      </button>
      <p role="status" className="visually-hidden">
        {copied && <span>{copied}</span>}
      </p>
    </>
  )
}
