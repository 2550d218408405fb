import { Trans } from '@lingui/react/macro'
import { SignUpForm } from '#src/flows/sign-up/sign-up-form.tsx'
import drawing from '#src/illustrations/compass.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { AUDIENCES, TASKS } from './compass.content.ts'
import styles from './compass.module.css'
import { Figures } from './figures.tsx'

export function CompassPage() {
  return (
    <>
      <PageLead
        title={<Trans>Job Seeker Compass</Trans>}
        intro={
          <Trans>
            Coming soon: one place to compare your situation with the conditions of the Opportunity Card and
            to plan your job search in Germany.
          </Trans>
        }
        actions={
          <ButtonLink to="/job-seeker-compass" hash="news">
            <Trans>Hear when it opens</Trans>
          </ButtonLink>
        }
        picture={<InlineDrawing src={drawing} width={480} height={320} />}
      />

      <Section
        id="tasks"
        title={<Trans>What the Compass is meant to do</Trans>}
        intro={<Trans>Four tasks that otherwise take a lot of reading.</Trans>}
      >
        <Points points={TASKS} className={styles.tasks} />
        <p className={styles.ready}>
          <Trans>
            The first two are ready: <Link to="/opportunity-card-points">count your points now</Link>.
          </Trans>
        </p>
      </Section>

      <Section id="audience" tone="deep" title={<Trans>Who it is for</Trans>}>
        <div className={styles.audience}>
          <Points points={AUDIENCES} className={styles.people} />
          <Figures />
        </div>
      </Section>

      <Section id="news" title={<Trans>Hear when it opens</Trans>}>
        <p className={styles.news}>
          <Trans>
            Leave your e-mail address. We write to you when the Compass opens, and use it for nothing else.
          </Trans>
        </p>
        <div className={styles.request}>
          <div>
            <SignUpForm labelledBy="news-title" />
            <p className={styles.actions}>
              <Link to="/book-appointment">
                <Trans>Book a consultation</Trans>
              </Link>
            </p>
          </div>
          <FounderNote audience="individual">
            <Trans>
              Job search is my part. The first <span className="unbroken">e-mail</span> confirms your address,
              the next one says that the Compass is open.
            </Trans>
          </FounderNote>
        </div>
      </Section>
    </>
  )
}
