import { Trans, useLingui } from '@lingui/react/macro'
import { type useVisaCase, VisaCaseForm } from '#src/flows/inquiry/visa-case-form.tsx'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './case-request.module.css'
import { FIRST_MESSAGE } from './free-visa-case.content.ts'

function FirstMessage() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>These four details help us to answer precisely:</Trans>
      </p>
      <ul className={styles.details}>
        {FIRST_MESSAGE.map((detail) => (
          <li key={detail.id}>{t(detail)}</li>
        ))}
      </ul>
      <p>
        <Trans>Please send no passports or certificates yet, and no full names of other people.</Trans>
      </p>
    </>
  )
}

export function CaseRequest({ inquiry }: { inquiry: ReturnType<typeof useVisaCase> }) {
  return (
    <Section
      id="request"
      title={inquiry.sent ? <Trans>Your visa case</Trans> : <Trans>Describe your case</Trans>}
      intro={!inquiry.sent && <Trans>A few lines are enough; we ask for the rest.</Trans>}
    >
      <div className={styles.request}>
        <div>
          <VisaCaseForm inquiry={inquiry} labelledBy="request-title" help={<FirstMessage />} />
          <p className={styles.privacy}>
            <Trans>
              How we handle your details is in the <Link to="/privacy">privacy policy</Link>.
            </Trans>
          </p>
        </div>
        <div className={styles.next}>
          <h3>
            <Trans>What happens after you write</Trans>
          </h3>
          <dl>
            {!inquiry.sent && (
              <div>
                <dt>
                  <Trans>Our reply</Trans>
                </dt>
                <dd>
                  <Trans>within 24 hours on working days</Trans>
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Our processing, after all documents are available</Trans>
              </dt>
              <dd>
                <Trans>
                  usually <span className="unbroken">5-10 working</span> days. The time an authority needs
                  comes on top.
                </Trans>
              </dd>
            </div>
          </dl>
          <FounderNote audience="business">
            {inquiry.sent ? (
              <Trans>A person in Munich looks after the free visa cases.</Trans>
            ) : (
              <Trans>
                A person in Munich looks after the free visa cases, and answers within 24 hours on working
                days.
              </Trans>
            )}
          </FounderNote>
          <p>
            <Trans>
              You can see where your message stands, and take it back. Its page names the day on which it is
              deleted.
            </Trans>
          </p>
          {!inquiry.sent && (
            <p>
              <Trans>
                Would you rather talk first?{' '}
                <Link to="/book-appointment" search={{ type: 'business' }}>
                  Book a consultation
                </Link>
                .
              </Trans>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
