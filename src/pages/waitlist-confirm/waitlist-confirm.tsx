import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import styles from './waitlist-confirm.module.css'

export function WaitlistConfirmPage() {
  const { t } = useLingui()
  const subject = t({
    id: 'waitlist-confirm.subject',
    message: 'I confirm my sign-up for the Job Seeker Compass',
  })
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`
  return (
    <div className={styles.page}>
      <PageLead
        title={<Trans id="waitlist-confirm.title">Confirm your sign-up</Trans>}
        intro={
          <Trans id="waitlist-confirm.intro">
            The link in our confirmation e-mail for the Job Seeker Compass leads here.
          </Trans>
        }
        actions={
          <ButtonLink to={mail}>
            <Trans id="waitlist-confirm.write">Confirm by e-mail</Trans>
          </ButtonLink>
        }
      />
      <div className={styles.notes}>
        <p>
          <Trans id="waitlist-confirm.how">
            Write to us from the address you signed up with. The subject is filled in for you; the message may
            stay empty.
          </Trans>
        </p>
        <p>
          <Trans id="waitlist-confirm.not-you">
            You never signed up? Then do nothing: without your confirmation we send you no more e-mail.
          </Trans>
        </p>
        <p>
          <Link to="/job-seeker-compass">
            <Trans id="waitlist-confirm.back">About the Job Seeker Compass</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}
