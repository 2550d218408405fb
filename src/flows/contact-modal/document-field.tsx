import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ChosenDocument } from '#contracts/forms/form-fields.ts'
import { DOCUMENT_EXTENSIONS } from '#contracts/values/limits.ts'
import { focusField } from '#src/forms/focus-field.ts'
import type { FormView } from '#src/forms/use-form-view.ts'
import { Button } from '#src/ui/button.tsx'
import { CONTACT_LABELS } from './contact-modal.texts.ts'
import styles from './document-field.module.css'

interface DocumentFieldProps {
  form: FormView<ContactFields>
  send: (event: { type: 'attach'; document: ChosenDocument } | { type: 'detach' }) => void
}

/** Field for one document. The request states that the visitor has a document; the file stays on the device. */
export function DocumentField({ form, send }: DocumentFieldProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { id, error } = form.field('document')
  const { document } = form.context.form
  const attach = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) send({ type: 'attach', document: { name: file.name, bytes: file.size } })
    // Clear the input, so that the same file can be chosen again after its removal.
    currentTarget.value = ''
  }
  const detach = () => {
    send({ type: 'detach' })
    // Move the focus, because the focused button disappears with the document.
    focusField(id)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="mantine-InputWrapper-label">
        {t(CONTACT_LABELS.document)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        <Trans>
          The file itself is not sent: we note that you have it, and it stays on your device. PDF, DOC, DOCX,
          JPG or PNG, max 10 MB.
        </Trans>
      </p>
      <div className={styles.row}>
        {/* The input has no `name`, so that no browser sends the file. */}
        <input
          id={id}
          type="file"
          accept={DOCUMENT_EXTENSIONS.join()}
          aria-describedby={`${id}-chosen ${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          aria-disabled={form.isSending}
          onChange={attach}
        />
        <label htmlFor={id} className={styles.choose}>
          <Trans>Choose a file</Trans>
        </label>
        <span id={`${id}-chosen`} role="status" className={styles.chosen}>
          <span key={document.name}>
            {document.name === '' ? (
              <Trans>No file chosen</Trans>
            ) : (
              document.name + (document.bytes > 0 ? `, ${sizeInWords(document.bytes, locale)}` : '')
            )}
          </span>
        </span>
        {document.name !== '' && (
          <Button tone="text" onClick={detach}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p id={`${id}-error`} role="status" className={styles.error}>
        {error && <span key={error}>{error}</span>}
      </p>
    </div>
  )
}

const KILOBYTE = 1_024

function sizeInWords(bytes: number, locale: string): string {
  const kilobytes = bytes / KILOBYTE
  const [unit, size, digits] =
    kilobytes < KILOBYTE / 10
      ? (['kilobyte', Math.max(1, kilobytes), 0] as const)
      : (['megabyte', kilobytes / KILOBYTE, 1] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(size)
}
