import { Trans, useLingui } from '@lingui/react/macro'
import { useVisaCase } from '#src/flows/inquiry/visa-case-form.tsx'
import documents from '#src/illustrations/documents.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { FaqList } from '#src/ui/faq-list.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Points } from '#src/ui/points.tsx'
import { PriceList } from '#src/ui/price-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { CaseRequest } from './case-request.tsx'
import { BENEFITS, COSTS_AND_PAPERS, EXCLUDED, FOR_WHOM, INCLUDED, STEPS } from './free-visa-case.content.ts'
import { FAQ } from './free-visa-case.faq.ts'
import styles from './free-visa-case.module.css'
import { aroundFold, PhoneFold } from './phone-fold.tsx'
import { PlanSample } from './plan-sample.tsx'

export function FreeVisaCasePage() {
  const { t } = useLingui()
  const inquiry = useVisaCase()
  const whom = t`Who it is for`
  return (
    <>
      <PageLead
        title={<Trans>Your first visa case, free of charge</Trans>}
        intro={
          <Trans>
            A compliance check for employers. We look at one real case: permit, documents, deadlines and
            duties. Then you know what is there and what comes next.
          </Trans>
        }
        actions={
          !inquiry.sent && (
            <ButtonLink to="/free-visa-case" hash="request">
              <Trans>Describe your case</Trans>
            </ButtonLink>
          )
        }
        picture={<InlineDrawing src={documents} width={480} height={320} className={styles.papers} />}
      />

      <Section id="scope" title={<Trans>What is included, and what is not</Trans>}>
        <div className={styles.scope}>
          <div className={styles.cards}>
            <div className={`night ${styles.included}`}>
              <h3>
                <Trans>Included</Trans>
              </h3>
              <ul>
                {INCLUDED.map((item) => (
                  <li key={item.id}>{t(item)}</li>
                ))}
              </ul>
            </div>
            <div className={styles.excluded}>
              <h3>
                <Trans>Not included</Trans>
              </h3>
              <ul>
                {EXCLUDED.map((item) => (
                  <li key={item.id}>{t(item)}</li>
                ))}
              </ul>
            </div>
          </div>
          <PlanSample />
        </div>
      </Section>

      <CaseRequest inquiry={inquiry} />

      <Section id="benefits" tone="deep" title={<Trans>What it brings you</Trans>}>
        <Points points={BENEFITS} className={styles.benefits} />
        <div className={`${styles.forWhom} ${aroundFold}`}>
          <h3 id="for-whom-title">{whom}</h3>
          <PhoneFold title={whom}>
            <ul id="for-whom" aria-labelledby="for-whom-title" className={styles.whom}>
              {FOR_WHOM.map((group) => (
                <li key={group.id}>{t(group)}</li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      </Section>

      <Section id="process" title={<Trans>Three steps to the result</Trans>}>
        <Steps steps={STEPS} />
      </Section>

      <Section id="questions" tone="deep" isBeside title={<Trans>Questions and answers</Trans>}>
        <div id="faqs">
          <FaqList
            items={FAQ.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))}
          />
        </div>
        <FaqList
          items={COSTS_AND_PAPERS.map(({ title, text }) => ({ question: t(title), answer: t(text) }))}
        />
        <PriceList audience="businesses" />
      </Section>
    </>
  )
}
