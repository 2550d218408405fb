import { useRouteContext } from '@tanstack/react-router'
import { inLanguage } from '#contracts/values/language.ts'
import { site } from '#src/site/site.ts'
import styles from './price-list.module.css'

/** Renders nothing if the operator has set no prices (`src/site/site.ts`). */
export function PriceList({ audience }: { audience: keyof typeof site.prices }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const prices = site.prices[audience]
  if (prices.length === 0) return null
  return (
    <dl className={styles.prices}>
      {prices.map(({ service, price }) => (
        <div key={service.en}>
          <dt>{inLanguage(service, locale)}</dt>
          <dd>{inLanguage(price, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
