import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import team from '#src/illustrations/business-team.svg'
import calendar from '#src/illustrations/calendar.svg'
import { ArticleList } from '#src/ui/article-list/article-list.tsx'
import { AskForm } from '#src/ui/ask-form/ask-form.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderOffer } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { SELLING_POINTS } from './businesses.content.ts'
import styles from './businesses.module.css'
import { Compliance } from './compliance.tsx'
import { Permits } from './permits.tsx'
import { SettlingIn } from './settling-in.tsx'

export function BusinessesPage() {
  const { articles, sentenceForm } = useLoaderData({ from: '/businesses' })
  return (
    <>
      <PageLead
        title={<Trans>Hire from abroad, well prepared</Trans>}
        intro={
          <Trans>
            Work permits, compliance and a good start for the people you hire from outside the EU. For
            employers with one vacancy or fifty.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/free-visa-case">
              <Trans>Start with a free visa case</Trans>
            </ButtonLink>
            <Link to="/book-appointment" search={{ type: 'business' }}>
              <Trans>Book a consultation</Trans>
            </Link>
          </>
        }
        picture={<InlineDrawing src={team} width={480} height={320} />}
      />

      <Section
        id="quick-check"
        tone="deep"
        space="close"
        isBeside
        title={<Trans>Which permit does your new colleague need?</Trans>}
      >
        <AskForm sentenceForm={sentenceForm} tone="quiet" />
      </Section>

      <Section id="advantages" tone="night" title={<Trans>What you gain</Trans>}>
        <div className={styles.gain}>
          <Points points={SELLING_POINTS} className={styles.points} />
          <section id="free-case" aria-labelledby="free-case-title" className={styles.offer}>
            <h3 id="free-case-title">
              <Trans>Your first visa case is free</Trans>
            </h3>
            <p>
              <Trans>
                Choose one person you employ or want to hire. We go through permit, documents and deadlines,
                and tell you what is missing. You pay nothing for our work and commit to nothing.
              </Trans>
            </p>
            <ButtonLink to="/free-visa-case">
              <Trans>See what the free case includes</Trans>
            </ButtonLink>
            <Link to="/sample-plan">
              <Trans>Open a sample plan</Trans>
            </Link>
          </section>
        </div>
      </Section>

      <Permits />
      <Compliance />
      <SettlingIn>
        <section id="more-business" aria-labelledby="more-business-title">
          <h2 id="more-business-title">
            <Trans>More for employers</Trans>
          </h2>
          <p>
            <Trans>Requirements, documents and typical mistakes, in detail.</Trans>
          </p>
          <ArticleList entries={articles} audience="businesses" drawing={calendar} />
        </section>
      </SettlingIn>

      <Section id="start" space="close" isBeside title={<Trans>Who is your first case?</Trans>}>
        <FounderOffer
          audience="business"
          button={
            <ButtonLink to="/free-visa-case">
              <Trans>Start your free visa case</Trans>
            </ButtonLink>
          }
        >
          <Trans>Tell us about one person and one job. We tell you which papers and dates come next.</Trans>
        </FounderOffer>
      </Section>
    </>
  )
}
