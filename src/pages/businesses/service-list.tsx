import { useLingui } from '@lingui/react/macro'
import { FactSources } from '#src/ui/fact-sources.tsx'
import type { Service } from './businesses.content.ts'
import { ServiceFigures } from './service-figures.tsx'
import styles from './service-list.module.css'

/** Services, each with its first sentence, the rest folded; and the sources of their figures. */
export const ServiceList = ({ services }: { services: readonly Service[] }) => (
  <div>
    <ul className={styles.services}>
      {services.map((service) => (
        <ServiceItem key={service.title.id} {...service} />
      ))}
    </ul>
    <FactSources facts={services.flatMap(({ figures }) => figures.map(({ fact }) => fact))} />
  </div>
)

function ServiceItem({ title, lead, text, figures }: Service) {
  const { t } = useLingui()
  const head = (
    <>
      <h3>{t(title)}</h3>
      <span className={styles.lead}>{t(lead)}</span>
    </>
  )
  return (
    <li>
      {text ? (
        <details>
          <summary>{head}</summary>
          <p>{t(text)}</p>
          {figures.length > 0 && <ServiceFigures figures={figures} />}
        </details>
      ) : (
        head
      )}
    </li>
  )
}
