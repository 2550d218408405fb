import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'

/** Checkbox that replaces the file field on the page for browsers in which the app does not run (`ContactFormPage`). */
export function HasDocument({ document }: Pick<ContactFields, 'document'>) {
  const { t } = useLingui()
  return (
    <div>
      <Checkbox
        id="contact-fileAttached"
        name="fileAttached"
        value="true"
        defaultChecked={document.name !== ''}
        label={<Trans>I have a document that matters here (optional)</Trans>}
        description={t`Please send none yet: we agree a safe way first.`}
      />
    </div>
  )
}
