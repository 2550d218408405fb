import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import { Section } from '#src/ui/section.tsx'

/** Who speaks for our work, and where to meet us; nothing of either until the operator names some. */
export function Evidence() {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      {site.references.length > 0 && (
        <Section id="references" title={<Trans id="about.references.title">Who has worked with us</Trans>}>
          <ul>
            {site.references.map(({ name, firm, words }) => (
              <li key={name}>
                <p>{words[locale]}</p>
                <p>
                  {name}, {firm}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {site.offices.length > 0 && (
        <Section id="offices" title={<Trans id="about.offices.title">Where to meet us</Trans>}>
          <ul>
            {site.offices.map(({ city, street, postalCode }) => (
              <li key={city}>
                {street}, {postalCode} {city}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
