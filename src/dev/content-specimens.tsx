import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { FounderNote } from '#src/content/founder-note.tsx'
import { FOUNDERS } from '#src/content/founder-promises.ts'
import { FAQ } from '#src/pages/free-visa-case/free-visa-case.faq.ts'
import { OPTION_GROUPS } from '#src/pages/individuals/individuals.content.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FaqList } from '#src/ui/faq-list.tsx'
import { FlipCard } from '#src/ui/flip-card.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import styles from './gallery.module.css'
import { type Scheme, Specimen } from './specimen.tsx'

const DRAWINGS = Object.entries(
  import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' }),
)

/** What pages are made of; hover and focus are tried by hand. */
export function ContentSpecimens({ scheme }: { scheme: Scheme }) {
  const { t } = useLingui()
  const shelf = useRef<HTMLDivElement>(null)
  // What only a visitor opens.
  useEffect(() => {
    for (const button of shelf.current?.querySelectorAll<HTMLElement>('[data-specimen$="back"] button') ?? [])
      if (button.getAttribute('aria-pressed') === 'false') button.click()
    for (const answer of shelf.current?.querySelectorAll('[data-specimen$="open"] details') ?? [])
      answer.setAttribute('open', '')
  }, [])
  const questions = FAQ.slice(0, 2).map(({ question, answer }) => ({
    question: t(question),
    answer: t(answer),
  }))
  return (
    <div ref={shelf}>
      <h2>By {scheme}</h2>
      <Specimen name="ButtonLink, brick and quiet">
        <ButtonLink to="/contact">Contact us</ButtonLink>{' '}
        <ButtonLink to="/contact" tone="quiet">
          Contact us
        </ButtonLink>
      </Specimen>
      <Specimen name="FlipCard, front">
        <FlipCard {...useCard()} />
      </Specimen>
      <Specimen name="FlipCard with figure and link, front">
        <FlipCard {...useCard()} figure="12" more={<a href="/">More</a>} />
      </Specimen>
      <Specimen name="FlipCard, back">
        <FlipCard {...useCard()} />
      </Specimen>
      <Specimen name="FlipCard with figure and link, back">
        <FlipCard {...useCard()} figure="12" more={<a href="/">More</a>} />
      </Specimen>
      <Specimen name="FaqList, closed">
        <FaqList items={questions} />
      </Specimen>
      <Specimen name="FaqList, open">
        <FaqList items={questions} />
      </Specimen>
      <Specimen name="FounderNote">
        <FounderNote city="München">{t(FOUNDERS.Berlin.role)}</FounderNote>
      </Specimen>
      <Specimen name="Portrait">
        <div className={styles.drawings}>
          {Object.values(FOUNDERS).map(({ portrait }) => (
            <div key={portrait} className={styles.drawing}>
              <Portrait src={portrait} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="InlineDrawing">
        <div className={styles.drawings}>
          {DRAWINGS.map(([file, src]) => (
            <InlineDrawing key={file} src={src} width={480} height={320} className={styles.drawing} />
          ))}
        </div>
      </Specimen>
    </div>
  )
}

/** The card with the longest German title. */
function useCard() {
  const { t } = useLingui()
  const options = OPTION_GROUPS.flatMap((group) => group.options)
  const [longest] = options.toSorted((one, other) => t(other.title).length - t(one.title).length)
  const { title, teaser } = longest ?? { title: FOUNDERS.Berlin.role, teaser: FOUNDERS.Berlin.role }
  return { title: t(title), teaser: t(teaser), hint: 'Conditions', back: 'Back', text: t(teaser) }
}
