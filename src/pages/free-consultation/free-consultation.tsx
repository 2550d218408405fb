import { Trans } from '@lingui/react/macro'
import { useConsultation } from '#src/flows/inquiry/consultation-form.tsx'
import desk from '#src/illustrations/desk-consultation.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { FounderOffer } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { PriceList } from '#src/ui/price-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { ConsultationRequest, useLetterPrefill } from './consultation-request.tsx'
import { BENEFITS, COSTS_AND_PAPERS } from './free-consultation.content.ts'
import styles from './free-consultation.module.css'

export function FreeConsultationPage() {
  const inquiry = useConsultation(useLetterPrefill())
  return (
    <>
      <PageLead
        title={<Trans>Half an hour that saves you detours</Trans>}
        intro={
          <Trans>
            A free consultation of about 30 minutes on your plans, the usual routes and the next step. For
            people who want to come to Germany, and for employers.
          </Trans>
        }
        actions={
          !inquiry.sent && (
            <>
              <ButtonLink to="." hash="request">
                <Trans>Ask for a consultation</Trans>
              </ButtonLink>
              <p>
                <Trans>
                  You name a day, or leave it to us. Rather have us propose a time?{' '}
                  <Link to="/book-appointment">Book a consultation</Link>.
                </Trans>
              </p>
            </>
          )
        }
        picture={<InlineDrawing src={desk} width={480} height={320} />}
      />

      <ConsultationRequest inquiry={inquiry} />

      <Section id="benefits" tone="deep" title={<Trans>What you take away</Trans>}>
        <Points points={BENEFITS} className={styles.benefits} />
      </Section>

      <Section id="costs" title={<Trans>What it costs, and what happens to your papers</Trans>}>
        <Points points={COSTS_AND_PAPERS} className={styles.costs} />
        <PriceList audience="individuals" />
      </Section>

      <Section id="employers" space="close" isBeside title={<Trans>Are you an employer?</Trans>}>
        <FounderOffer
          audience="business"
          button={
            <ButtonLink to="/free-visa-case" tone="quiet">
              <Trans>To the free visa case</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Then your first visa case is free as well: a compliance check of one person and one job.
          </Trans>
        </FounderOffer>
      </Section>
    </>
  )
}
