import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'

/** In place of choosing a file, which only the app can look at: that there is one. */
export function HasDocument() {
  const { t } = useLingui()
  return (
    <div data-field>
      <Checkbox
        id="contact-fileAttached"
        name="fileAttached"
        value="true"
        label={<Trans id="contact-modal.hasDocument">I have a document that matters here (optional)</Trans>}
        description={t({
          id: 'contact-modal.hasDocumentHint',
          message: 'Please send none yet: we agree a safe way first.',
        })}
      />
    </div>
  )
}
