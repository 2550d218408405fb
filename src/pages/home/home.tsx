import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import passport from '#src/illustrations/passport.svg'
import workplace from '#src/illustrations/workplace.svg'
import { isSuccessProved, site } from '#src/site/site.ts'
import { AfterWriting } from '#src/ui/after-writing.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Section } from '#src/ui/section.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import { Find } from './find.tsx'
import { Hero } from './hero.tsx'
import { NUMBERS, PROMISED, REASONS, STEPS, SUCCESS, TRUST_POINTS } from './home.content.ts'
import styles from './home.module.css'
import { SuccessFootnote } from './success-footnote.tsx'
import { Today } from './today.tsx'

export function HomePage() {
  const { t } = useLingui()
  const { sentenceForm } = useLoaderData({ from: '/' })
  const isProved = isSuccessProved(site)
  const points = [...TRUST_POINTS, isProved ? SUCCESS : PROMISED]
  return (
    <div className={styles.home}>
      <Hero sentenceForm={sentenceForm} />
      <Section
        id="trust"
        tone="deep"
        space="close"
        isBeside
        title={<Trans>What you can count on</Trans>}
        aside={
          <ul className={styles.numbers}>
            {NUMBERS.map(({ count, unit, text }) => (
              <li key={text.id}>
                <b aria-hidden="true">
                  {count} <small>{t(unit)}</small>
                </b>{' '}
                <span>
                  <Unbroken>{t(text)}</Unbroken>
                </span>
              </li>
            ))}
          </ul>
        }
      >
        <ul className={styles.trust}>
          {points.map((point) => (
            <li key={point.id}>{t(point)}</li>
          ))}
        </ul>
        <div className={styles.footnote}>
          {!isProved && <p>{t(SUCCESS)}</p>}
          <p>
            <SuccessFootnote />
          </p>
        </div>
      </Section>

      <Section
        id="gates"
        title={<Trans>Who is the move for?</Trans>}
        aside={
          <ul className={styles.checks}>
            <li>
              <Link to="/quick-check/employers">
                <Trans>We hire someone: a few questions for employers</Trans>
              </Link>
            </li>
            <li>
              <GuideLink page="already-in-germany">
                <Trans>I am already in Germany</Trans>
              </GuideLink>
            </li>
            <li>
              <Link to="/opportunity-card-points">
                <Trans>Count points for the Opportunity Card</Trans>
              </Link>
            </li>
          </ul>
        }
      >
        <div className={styles.gates} data-ahead="">
          <Link to="/individuals" className={styles.gate}>
            <InlineDrawing src={passport} width={480} height={320} className={styles.arch} />
            <h3>
              <Trans>For myself or my family</Trans>
            </h3>
            <p>
              <Trans>
                Work, recognition as a doctor or nurse, job search, language course, family reunion: find the
                visa that fits your life.
              </Trans>
            </p>
            <span className={styles.more}>
              <Trans>See visas for you</Trans>
            </span>
          </Link>
          <Link to="/businesses" className={styles.gate}>
            <InlineDrawing src={workplace} width={480} height={320} className={styles.arch} />
            <h3>
              <Trans>For people I want to employ</Trans>
            </h3>
            <p>
              <Trans>
                Work permits, compliance and monitoring, a good start for new colleagues: hire from abroad,
                well prepared.
              </Trans>
            </p>
            <span className={styles.more}>
              <Trans>See services for employers</Trans>
            </span>
          </Link>
        </div>
      </Section>

      <Today />

      <Section id="why" title={<Trans>Why people trust us</Trans>}>
        <ul className={styles.reasons}>
          {REASONS.map(({ portrait, title, text }) => (
            <li key={title.id}>
              <Portrait src={portrait} />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.consultation}>
          <ButtonLink to="/free-consultation">
            <Trans>Ask for a consultation</Trans>
          </ButtonLink>
        </p>
      </Section>

      <Find />

      <Section
        id="process"
        title={<Trans>From the first call to your first day</Trans>}
        intro={<Trans>Five steps. You always know which one comes next.</Trans>}
      >
        <Steps steps={STEPS} />
        <div className={styles.last}>
          <div className={styles.after}>
            <h3>
              <Trans>After you write</Trans>
            </h3>
            <AfterWriting />
          </div>
          <div className={styles.next}>
            <p>
              <Trans>
                Tell us where you stand today, in a few lines. You hear from a person, not from a machine.
              </Trans>
            </p>
            <ButtonLink to="/contact">
              <Trans>Contact us</Trans>
            </ButtonLink>
            <p className={styles.sample}>
              <Link to="/sample-plan">
                <Trans>See a whole plan first: a sample, sheet by sheet</Trans>
              </Link>
            </p>
          </div>
        </div>
      </Section>
    </div>
  )
}
