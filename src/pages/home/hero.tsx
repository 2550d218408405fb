import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { SentenceForm } from '#src/content/law/tool-page.ts'
import cities from '#src/illustrations/hero-two-cities.svg'
import { AskForm } from '#src/ui/ask-form/ask-form.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './hero.module.css'

export function Hero({ sentenceForm }: { sentenceForm: SentenceForm }) {
  // In a prerendered page, `<use>` refers to the markup that `InlineDrawing` inserted. After client-side navigation,
  // there is none, so `<use>` refers to the file.
  const [isReached] = useState(useHydrated())
  const file = isReached ? cities : ''
  return (
    <div className={styles.hero}>
      <div className={styles.sky}>
        <h1>
          <Trans>Your move to Germany, one clear step at a time</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans>
            We guide skilled workers, doctors and families, and the employers who hire them, through visas,
            recognition and arrival.
          </Trans>
        </p>
        <div className={styles.sentence}>
          <AskForm sentenceForm={sentenceForm} />
          <p className={styles.actions}>
            <ButtonLink to="/contact" tone="quiet">
              <Trans>Contact us</Trans>
            </ButtonLink>
            <Link to="/book-appointment">
              <Trans>Book a consultation</Trans>
            </Link>
          </p>
        </div>
      </div>
      <InlineDrawing src={cities} width={1200} height={480} className={styles.wide} />
      <svg viewBox="0 0 390 262" aria-hidden="true" className={styles.narrow}>
        <use href={`${file}#turrets`} transform="translate(-236 40) scale(.56)" />
        <use href={`${file}#mast`} transform="translate(-408 10) scale(.7)" />
        <use href={`${file}#munich`} transform="translate(-36 -20) scale(.62)" />
        <path d="M-200 226c120-1 300-2 800 0" />
        <use href={`${file}#bridge`} transform="translate(-62 -2) scale(.54)" />
        <use href={`${file}#walker`} transform="translate(-62 -8) scale(.54)" />
        <path className={styles.water} d="M-400 246q90-8 200-2t200-2 120-2 120 3 140-2 400 0v40H-400Z" />
        <path className={styles.bank} d="M-400 258q90-8 200-2t200-2 120-2 120 3 140-2 400 0v40H-400Z" />
        <path strokeWidth="3" d="M-400 244q90-8 200-2t200-2 120-2 120 3 140-2 400 0" />
      </svg>
    </div>
  )
}
