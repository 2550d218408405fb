import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { CONTACT_OPTIONS, type ContactOption } from './contact.content.ts'
import styles from './contact.module.css'

interface ContactOptionsProps {
  /** After a message is sent, its receipt comes first, so the buttons are `quiet`. */
  tone: 'brick' | 'quiet'
  onOpen: (kind: ContactKind) => void
}

export function ContactOptions(props: ContactOptionsProps) {
  return (
    <div className={styles.options}>
      {CONTACT_OPTIONS.map((option) => (
        <OptionCard key={option.id} {...option} {...props} />
      ))}
    </div>
  )
}

function OptionCard({ id, title, text, write, tone, onOpen }: ContactOption & ContactOptionsProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen(id)
  }
  return (
    <article aria-labelledby={`contact-${id}`} className={styles.option}>
      <h3 id={`contact-${id}`}>{t(title)}</h3>
      <p>{t(text)}</p>
      {/* A plain link: until the app has loaded, it opens the form's own page. */}
      <ButtonAnchor tone={tone} href={localizedPath(`/contact/${id}`, locale)} onClick={open}>
        {t(write)}
      </ButtonAnchor>
    </article>
  )
}
