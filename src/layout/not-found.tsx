import { Trans } from '@lingui/react/macro'
import illustration from '#src/illustrations/not-found.svg?raw'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import styles from './not-found.module.css'

/** One file answers every unknown path, German ones included, so it speaks both languages. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans id="notFound.title">Oops! Page not found</Trans>
        </h1>
        <p>
          <Trans id="notFound.text">There is nothing at this address. Perhaps the page has moved.</Trans>
        </p>
        <ButtonLink to="/">
          <Trans id="notFound.home">Return to home</Trans>
        </ButtonLink>
        <p lang="de" className={styles.german}>
          Diese Seite gibt es nicht. <a href="/de">Zur deutschen Startseite</a>
        </p>
      </div>
      <InlineDrawing svg={illustration} />
    </div>
  )
}
