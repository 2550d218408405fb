import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ArticleList } from '#src/ui/article-list/article-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderOffer } from '#src/ui/founder-note.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Section } from '#src/ui/section.tsx'
import { PICTURES, SELLING_POINTS } from './individuals.content.ts'
import styles from './individuals.module.css'
import { Options } from './options.tsx'

export function IndividualsPage() {
  const { t } = useLingui()
  const entries = useLoaderData({ from: '/individuals' })
  return (
    <>
      <div className={styles.lead}>
        <PageLead
          title={<Trans>Your way to a life in Germany</Trans>}
          intro={
            <Trans>
              You bring a profession, a family, a plan. We show you the visas that may fit, the papers they
              need and what comes after arrival.
            </Trans>
          }
          actions={
            <>
              <ButtonLink to="/free-consultation">
                <Trans>Ask for a consultation</Trans>
              </ButtonLink>
              <Link to="/individuals" hash="options">
                <Trans>See your options</Trans>
              </Link>
            </>
          }
        />
        <ul className={styles.pictures}>
          {PICTURES.map(({ drawing, caption }) => (
            <li key={caption.id}>
              <Portrait src={drawing} />
              <p>{t(caption)}</p>
            </li>
          ))}
        </ul>
      </div>

      <Section id="help" tone="night" title={<Trans>What we do for you</Trans>}>
        <div className={styles.help}>
          <Points points={SELLING_POINTS} className={styles.points} />
          <div className={styles.offer}>
            <h3>
              <Trans>Start with half an hour, free of charge</Trans>
            </h3>
            <p>
              <Trans>
                Tell us where you are and where you want to be. In about 30 minutes we go through the routes
                that may be open to you.
              </Trans>
            </p>
            <ButtonLink to="/free-consultation">
              <Trans>Ask for a consultation</Trans>
            </ButtonLink>
          </div>
        </div>
      </Section>

      <Section
        id="options"
        title={<Trans>What the law offers you</Trans>}
        intro={
          <Trans>
            The main rules, card by card. General information; your own case deserves a closer look.
          </Trans>
        }
      >
        <p className={styles.check}>
          <Link to="/quick-check">
            <Trans>A few answers show the usual route: quick check</Trans>
          </Link>
        </p>
        <Options />
      </Section>

      <Section
        id="articles"
        tone="deep"
        title={<Trans>Read more</Trans>}
        intro={
          <Trans>
            Guides in English, German and Turkish, each with its sources and date. Are you a nurse? Read the{' '}
            <GuideLink page="nurses-germany">guide for nurses and other health professions</GuideLink>.
          </Trans>
        }
      >
        <ArticleList entries={entries} audience="individuals" />
        <ButtonLink to="/information" tone="quiet" className={styles.more}>
          <Trans>To the Information Center</Trans>
        </ButtonLink>
      </Section>

      <Section
        id="next"
        space="close"
        isBeside
        title={<Trans>Tell us about your plan</Trans>}
        intro={<Trans>A few lines are enough: your profession, your country, your family, your dates.</Trans>}
      >
        <FounderOffer
          audience="individual"
          button={
            <ButtonLink to="/contact">
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        >
          <Trans>The first consultation takes about 30 minutes and is free of charge.</Trans>
        </FounderOffer>
      </Section>
    </>
  )
}
