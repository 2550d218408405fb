import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { PROOFS } from './about.content.ts'
import styles from './proofs.module.css'

export function Proofs() {
  const { t } = useLingui()
  return (
    <Section id="check" isBeside title={<Trans>Check us before you write</Trans>}>
      <ul className={styles.proofs}>
        {PROOFS.map(({ to, hash, title, text }) => (
          <li key={title.id}>
            <Link to={to} {...(hash && { hash })}>
              {t(title)}
            </Link>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
