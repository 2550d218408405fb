import { useLingui } from '@lingui/react/macro'
import { aroundFold, PhoneFold } from '#src/ui/phone-fold.tsx'
import type { Service } from './businesses.content.ts'
import { ServiceFigures } from './service-figures.tsx'
import styles from './service-item.module.css'

export function ServiceItem({ title, lead, text, figures }: Service) {
  const { t } = useLingui()
  return (
    <li className={`${styles.service} ${aroundFold}`}>
      <div className={styles.part}>
        <h3>{t(title)}</h3>
        <p>{t(lead)}</p>
      </div>
      {text && (
        <PhoneFold title={t(title)}>
          <div className={styles.part}>
            <p>{t(text)}</p>
            {figures.length > 0 && <ServiceFigures figures={figures} />}
          </div>
        </PhoneFold>
      )}
    </li>
  )
}
