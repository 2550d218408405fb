import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import hero from '#src/illustrations/hero-two-cities.svg'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { REASONS, STEPS, TRUST_POINTS } from './home.content.ts'
import styles from './home.module.css'
import { SuccessFootnote } from './success-footnote.tsx'

export function HomePage() {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.lead}>
        <h1>
          <Trans id="home.title">Your move to Germany, one clear step at a time</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans id="home.intro">
            We guide skilled workers, doctors and families, and the employers who hire them, through visas,
            recognition and arrival. In five languages, with a clear plan from the start.
          </Trans>
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/contact">
            <Trans id="home.contact">Contact us</Trans>
          </ButtonLink>
          <ButtonLink to="/book-appointment" tone="quiet">
            <Trans id="home.book">Book a free consultation</Trans>
          </ButtonLink>
        </p>
      </div>
      <InlineDrawing src={hero} width={1200} height={480} className={styles.drawing} />

      <Section id="trust" tone="deep" title={<Trans id="home.trust.title">What you can count on</Trans>}>
        <ul className={styles.trust}>
          {TRUST_POINTS.map((point) => (
            <li key={point.id}>{t(point)}</li>
          ))}
        </ul>
        <p className={styles.footnote}>
          <SuccessFootnote />
        </p>
      </Section>

      <Section id="gates" title={<Trans id="home.gates.title">Who is the move for?</Trans>}>
        <div className={styles.gates}>
          <Link to="/individuals" className={styles.gate}>
            <h3>
              <Trans id="home.gates.individuals.title">For myself or my family</Trans>
            </h3>
            <p>
              <Trans id="home.gates.individuals.text">
                Work, recognition as a doctor or nurse, job search, language course, family reunion: find the
                visa that fits your life.
              </Trans>
            </p>
            <span className={styles.more}>
              <Trans id="home.gates.individuals.more">See visas for you</Trans>
            </span>
          </Link>
          <Link to="/businesses" className={styles.gate}>
            <h3>
              <Trans id="home.gates.businesses.title">For people I want to employ</Trans>
            </h3>
            <p>
              <Trans id="home.gates.businesses.text">
                Work permits, compliance and monitoring, a good start for new colleagues: hire from abroad,
                well prepared.
              </Trans>
            </p>
            <span className={styles.more}>
              <Trans id="home.gates.businesses.more">See services for employers</Trans>
            </span>
          </Link>
        </div>
      </Section>

      <Section id="why" tone="deep" title={<Trans id="home.why.title">Why people trust us</Trans>}>
        <Points points={REASONS} className={styles.reasons} />
        <p className={styles.consultation}>
          <ButtonLink to="/free-consultation">
            <Trans id="home.why.consultation">Get a free consultation</Trans>
          </ButtonLink>
        </p>
      </Section>

      <Section
        id="process"
        title={<Trans id="home.process.title">From the first call to your first day</Trans>}
        intro={<Trans id="home.process.intro">Five steps. You always know which one comes next.</Trans>}
      >
        <Steps steps={STEPS} />
      </Section>
    </>
  )
}
