import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unbroken } from '#src/content/citation.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { placeholderValues } from '#src/content/placeholder-values.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import {
  AMOUNTS,
  ANSWER,
  CASE,
  DUTIES,
  FEES,
  FIGURES,
  HER_PAPERS,
  OPEN,
  type PlanLine,
  REQUIREMENTS,
  WEEKS,
  YOUR_PAPERS,
} from './sample-plan.content.ts'
import styles from './sample-plan.module.css'
import { Sheet } from './sheet.tsx'

const RULES = ['§ 18g AufenthG', '§ 81a AufenthG', '§ 4a Abs. 5 AufenthG', '§ 45c AufenthG'] as const

/** Example of the written plan that clients receive, for an invented case. Notes explain each part. */
export function SamplePlanPage() {
  const { i18n } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const amounts = placeholderValues(AMOUNTS, locale, 'phrase')
  const values = { ...placeholderValues(FIGURES, locale, 'phrase'), ...amounts }
  const read = (text: PlanLine['text']) => <Unbroken>{unbroken(i18n._({ ...text, values }))}</Unbroken>
  return (
    <>
      <PageLead
        title={<Trans>A sample plan, sheet by sheet</Trans>}
        intro={
          <Trans>
            This is what a written plan looks like. People and company are invented for this page; rules, fees
            and weeks are those of our guides. Beside each sheet stands why it is there.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/free-visa-case" hash="request">
              <Trans>Describe your case</Trans>
            </ButtonLink>
            <GuideLink page="work-visa-germany-2025">
              <Trans>The guide behind it</Trans>
            </GuideLink>
          </>
        }
      />
      <div className={styles.plan}>
        <Sheet
          number={1}
          title={<Trans>The case and the answer</Trans>}
          note={
            <Trans>
              The answer stands on the first sheet: it is often the only one that the person who decides has
              time for.
            </Trans>
          }
        >
          <dl className={styles.case}>
            {CASE.map(({ label, text }) => (
              <div key={label.id}>
                <dt>{read(label)}</dt>
                <dd>{read(text)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.answer}>
            {ANSWER.map((text) => (
              <li key={text.id}>{read(text)}</li>
            ))}
          </ul>
        </Sheet>

        <Sheet
          number={2}
          title={<Trans>What the law asks, and what is there</Trans>}
          note={
            <Trans>
              Each requirement has a paper that shows it. A row without a paper would be the next thing to do.
            </Trans>
          }
        >
          <ul className={styles.requirements}>
            {REQUIREMENTS.map(({ rule, found, paper }) => (
              <li key={rule.id}>
                <b>{read(rule)}</b>
                <span>{read(found)}</span>
                <span>
                  <Trans>Paper:</Trans> {read(paper)}
                </span>
              </li>
            ))}
          </ul>
        </Sheet>

        <Sheet
          number={3}
          title={<Trans>Papers of the new colleague</Trans>}
          note={
            <Trans>
              The list of the German embassy or consulate is binding. This is the usual core, in the order in
              which to get it.
            </Trans>
          }
        >
          <Lines lines={HER_PAPERS} read={read} />
        </Sheet>

        <Sheet
          number={4}
          title={<Trans>Papers of the employer</Trans>}
          note={
            <Trans>You need no office for these: all four can be ready on the day of the signature.</Trans>
          }
        >
          <Lines lines={YOUR_PAPERS} read={read} />
        </Sheet>

        <Sheet
          number={5}
          title={<Trans>Weeks, and who is next</Trans>}
          note={
            <Trans>
              The weeks count from the complete file. They are our estimate from what the law sets and what is
              commonly reported, not a promise.
            </Trans>
          }
        >
          <ol className={styles.weeks}>
            {WEEKS.map(({ when, what }) => (
              <li key={when.id}>
                <b>{read(when)}</b>
                <span>{read(what)}</span>
              </li>
            ))}
          </ol>
        </Sheet>

        <Sheet
          number={6}
          title={<Trans>Official fees</Trans>}
          note={
            <Trans>
              Only what offices charge. Translations and the move come on top, and our own price stands in the
              offer, fixed, before you decide.
            </Trans>
          }
        >
          <dl className={styles.fees}>
            {FEES.map(({ label, fact }) => (
              <div key={label.id}>
                <dt>{read(label)}</dt>
                <dd>{formatFigure(fact, locale)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>
                <Trans>Together</Trans>
              </dt>
              <dd>{amounts.total}</dd>
            </div>
          </dl>
        </Sheet>

        <Sheet
          number={7}
          title={<Trans>After the visa: duties and dates</Trans>}
          note={
            <Trans>
              The file does not end with the visa. These four lines go into the calendar of the personnel
              office.
            </Trans>
          }
        >
          <Lines lines={DUTIES} read={read} />
        </Sheet>

        <Sheet
          number={8}
          title={<Trans>What this plan leaves open</Trans>}
          note={<Trans>A plan is honest when it also names what nobody can know today.</Trans>}
        >
          <Lines lines={OPEN} read={read} />
        </Sheet>
        <FactSources facts={[...Object.values(FIGURES), ...FEES.map(({ fact }) => fact)]} rules={RULES} />
      </div>
    </>
  )
}

function Lines({ lines, read }: { lines: readonly PlanLine[]; read: (text: PlanLine['text']) => ReactNode }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, why }) => (
        <li key={text.id}>
          <b>{read(text)}</b>
          <span>{read(why)}</span>
        </li>
      ))}
    </ul>
  )
}
