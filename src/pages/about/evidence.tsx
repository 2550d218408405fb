import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { inLanguage } from '#contracts/values/language.ts'
import berlin from '#src/illustrations/berlin.svg'
import munich from '#src/illustrations/munich.svg'
import { site } from '#src/site/site.ts'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './evidence.module.css'

const CITIES: Readonly<Record<string, string>> = { München: munich, Berlin: berlin }

/** Renders nothing until the operator adds references or offices. */
export function Evidence() {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      {site.references.length > 0 && (
        <Section id="references" title={<Trans>Who has worked with us</Trans>}>
          <ul className={styles.references}>
            {site.references.map(({ name, firm, words }) => (
              <li key={name}>
                <figure>
                  <blockquote>
                    <p>{inLanguage(words, locale)}</p>
                  </blockquote>
                  <figcaption>
                    <strong>{name}</strong> {firm}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {site.offices.length > 0 && (
        <Section id="offices" tone="deep" title={<Trans>Where to meet us</Trans>}>
          <ul className={styles.offices}>
            {site.offices.map(({ city, street, postalCode }) => (
              <li key={city}>
                {CITIES[city] && <InlineDrawing src={CITIES[city]} width={480} height={320} />}
                <h3 lang="de">{city}</h3>
                <address lang="de">
                  {street}
                  <br />
                  {postalCode} {city}
                </address>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
