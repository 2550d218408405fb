import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import { DOCUMENT_EXTENSIONS } from '#contracts/limits.ts'
import type { ContactFields } from '#machines/contact-fields.ts'
import type { ContactNotice } from '#machines/contact-setup.ts'
import { focusField } from '#src/forms/focus-field.ts'
import type { FormFlow } from '#src/forms/use-form-flow.ts'
import { CONTACT_LABELS } from './contact-modal.texts.ts'
import styles from './document-field.module.css'
import type { useContactModal } from './use-contact-modal.ts'

interface DocumentFieldProps {
  flow: FormFlow<ContactFields, ContactNotice>
  send: ReturnType<typeof useContactModal>['send']
}

/** One document, of which only that it exists is sent: the file stays on the visitor's device. */
export function DocumentField({ flow, send }: DocumentFieldProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { id, name, error } = flow.field('document')
  const { document } = flow.context.form
  const attach = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) send({ type: 'attach', document: { name: file.name, bytes: file.size } })
    // Emptied, so that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }
  const detach = () => {
    send({ type: 'detach' })
    // The focus must not go with the button, which goes with the document.
    focusField(id)
  }
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <div data-field className={styles.field}>
      <label htmlFor={id} className="mantine-InputWrapper-label">
        {t(CONTACT_LABELS.document)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        <Trans id="contact-modal.documentHint">
          We note that you have this document. The file stays on your device. PDF, DOC, DOCX, JPG or PNG, max
          10 MB.
        </Trans>
      </p>
      <input
        id={id}
        name={name}
        type="file"
        accept={DOCUMENT_EXTENSIONS.join()}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error !== undefined}
        aria-disabled={flow.isSending}
        onChange={attach}
      />
      <p id={`${id}-error`} role="status" className={styles.error}>
        {error && <span key={error}>{error}</span>}
      </p>
      {document.name !== '' && (
        <p className={styles.chosen}>
          <span>
            {document.name}
            {document.bytes > 0 && `, ${size.format(Math.max(0.1, document.bytes / 1_048_576))}`}
          </span>
          <button type="button" onClick={detach}>
            <Trans id="contact-modal.remove">Remove</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
