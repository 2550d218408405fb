import { Trans, useLingui } from '@lingui/react/macro'
import berlin from '#src/illustrations/berlin.svg'
import stones from '#src/illustrations/guide-stones.svg'
import munich from '#src/illustrations/munich.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderOffer } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { PARTNER_PLACES, VALUES } from './about.content.ts'
import styles from './about.module.css'
import { Evidence } from './evidence.tsx'
import { Founders } from './founders.tsx'
import { Proofs } from './proofs.tsx'

export function AboutPage() {
  const { t } = useLingui()
  return (
    <>
      <PageLead
        title={<Trans>Two cities, one way of working</Trans>}
        intro={
          <Trans>
            We work where people arrive: in Munich and in Berlin. Employers and the people they hire come to
            us with the same question. What do we have to do, and in which order?
          </Trans>
        }
        picture={
          <div className={styles.cities}>
            <InlineDrawing src={munich} width={480} height={320} />
            <InlineDrawing src={berlin} width={480} height={320} />
          </div>
        }
      />

      <Section
        id="founders"
        title={<Trans>The two people behind it</Trans>}
        intro={<Trans>They share the work, and both know both sides of it.</Trans>}
      >
        <Founders />
      </Section>

      <Section id="values" tone="deep" title={<Trans>What we hold ourselves to</Trans>}>
        <Points points={VALUES} className={styles.values} />
      </Section>

      <Section
        id="mission"
        tone="night"
        isBeside
        title={
          <>
            <span className={styles.label}>
              <Trans>Our mission</Trans>
            </span>{' '}
            <span className={styles.statement}>
              <Trans>
                A move to Germany should depend on what a person can do, not on who finds the right form
                first.
              </Trans>
            </span>
          </>
        }
      >
        <div className={styles.mission}>
          <p className={styles.missionText}>
            <Trans>
              That is why the first consultation is free. It is also why we publish what we know: in the{' '}
              <Link to="/information">Information Center</Link>, for everyone, with sources and dates.
            </Trans>
          </p>
          <InlineDrawing src={stones} width={480} height={176} />
        </div>
      </Section>

      <Proofs />

      <Section
        id="partners"
        tone="deep"
        title={<Trans>Partners whom we look for</Trans>}
        intro={
          <Trans>
            We name partners only when we know their work. These six places are kept for them and still free.
          </Trans>
        }
      >
        <ul className={styles.partners}>
          {PARTNER_PLACES.map(({ title, text }) => (
            <li key={title.id}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Evidence />

      <Section id="contact" space="close" isBeside title={<Trans>Talk to us</Trans>}>
        <FounderOffer
          audience="business"
          button={
            <ButtonLink to="/contact">
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        >
          <Trans>Do you want to work with us, or talk about your own plans? Both start with a message.</Trans>
        </FounderOffer>
      </Section>
    </>
  )
}
