import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { CONTACT_OPTIONS, type ContactOption } from './contact.content.ts'
import styles from './contact.module.css'

/** The two ways in: one card for employers, one for people who come themselves. */
export function ContactOptions() {
  return (
    <div className={styles.options}>
      {CONTACT_OPTIONS.map((option) => (
        <OptionCard key={option.id} {...option} />
      ))}
    </div>
  )
}

function OptionCard({ id, title, text, mention, subject, write }: ContactOption) {
  const { t } = useLingui()
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(t(subject))}`
  return (
    <article aria-labelledby={`contact-${id}`} className={styles.option}>
      <h3 id={`contact-${id}`}>{t(title)}</h3>
      <p>{t(text)}</p>
      <p className={styles.mention}>
        <Trans id="contact.options.mention">Good to mention:</Trans>
      </p>
      <ul>
        {mention.map((item) => (
          <li key={item.id}>{t(item)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={mail}>{t(write)}</ButtonLink>
        <Link to="/book-appointment">
          <Trans id="contact.options.book">Or book a free consultation</Trans>
        </Link>
      </div>
    </article>
  )
}
