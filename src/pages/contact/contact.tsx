import { Trans } from '@lingui/react/macro'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import drawing from '#src/illustrations/desk-consultation.svg?raw'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './contact.module.css'
import { ContactOptions } from './contact-options.tsx'
import { Expectations } from './expectations.tsx'

export function ContactPage() {
  return (
    <>
      <PageLead
        title={<Trans id="contact.title">Tell us what you are planning</Trans>}
        intro={
          <Trans id="contact.intro">
            Write in German, English, Turkish, Azerbaijani or Russian, whichever is easiest for you. A few
            sentences are enough; we ask for the rest.
          </Trans>
        }
        picture={<InlineDrawing svg={drawing} />}
      />
      <Section id="options" title={<Trans id="contact.options.title">Who is writing?</Trans>}>
        <ContactOptions />
        <div className={styles.notice}>
          <FormsNotice />
        </div>
      </Section>
      <Section
        id="expect"
        tone="deep"
        title={<Trans id="contact.expect.title">When you will hear from us</Trans>}
      >
        <Expectations />
      </Section>
    </>
  )
}
