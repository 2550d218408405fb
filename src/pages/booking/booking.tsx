import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { OFFICE_HOURS } from '#src/content/office-hours.ts'
import { BookingConfirmation } from '#src/flows/booking/booking-confirmation.tsx'
import { BookingForm, useBooking } from '#src/flows/booking/booking-form.tsx'
import { useLetter } from '#src/flows/quick-check/use-letter.ts'
import { usePrefill } from '#src/forms/use-prefill.ts'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { Link } from '#src/ui/link.tsx'
import { Points } from '#src/ui/points.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import { EXPECTATIONS } from './booking.content.ts'
import styles from './booking.module.css'
import { NextSteps } from './next-steps.tsx'

export function BookingPage() {
  const { t } = useLingui()
  const { form, actor, confirmed, isRecalled, bookAnother } = useBooking()
  const { type } = useSearch({ from: '/book-appointment' })
  usePrefill(
    useMemo(() => (type ? { consultationType: type } : null), [type]),
    actor,
    null,
  )
  const letter = useLetter(form.context.form.consultationType)
  usePrefill(
    useMemo(() => letter && { description: letter.message }, [letter]),
    actor,
    { type: 'bookAnother' },
  )
  const title = useRef<HTMLHeadingElement>(null)
  const isConfirmed = confirmed !== null

  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    // Do not move the focus after a reload (`isRecalled`): the page then starts at its top.
    if (wasConfirmed.current !== isConfirmed && !isRecalled) title.current?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed, isRecalled])

  const { consultationType } = (confirmed ?? form.context).form
  return (
    <div className={styles.page}>
      {confirmed ? (
        <section key="confirmed" aria-labelledby="booking-confirmed" className={styles.card}>
          <h1 id="booking-confirmed" ref={title} tabIndex={-1}>
            <Trans>Booking Confirmed!</Trans>
          </h1>
          <p className={styles.sent}>
            <Unbroken>{t`Request sent. We propose a time by e-mail.`}</Unbroken>
          </p>
          <BookingConfirmation sent={confirmed} isRecalled={isRecalled} onBookAnother={bookAnother} />
        </section>
      ) : (
        <>
          <div className={styles.lead}>
            <h1>
              <Trans>Let's talk – book your consultation now</Trans>
            </h1>
            <p>
              <Trans>Schedule a free consultation to discuss your visa and relocation needs</Trans>
            </p>
            <p>
              <Trans>
                We propose a time by e-mail. You know a day already?{' '}
                <Link to="/free-consultation" hash="request">
                  Ask for a consultation
                </Link>
                .
              </Trans>
            </p>
          </div>
          <section key="editing" aria-labelledby="booking-card" className={styles.card}>
            <h2 id="booking-card" ref={title} tabIndex={-1}>
              <Trans>Schedule Your Free Consultation</Trans>
            </h2>
            <BookingForm form={form} />
          </section>
        </>
      )}
      <section key={confirmed ? 'next' : 'expect'} aria-labelledby="booking-expect" className={styles.expect}>
        <h2 id="booking-expect">
          {confirmed ? <Trans>What happens next</Trans> : <Trans>What to Expect</Trans>}
        </h2>
        {confirmed ? (
          <NextSteps answerBy={confirmed.answerBy} receipt={confirmed.receipt} />
        ) : (
          <>
            <Points points={EXPECTATIONS} />
            <p className={styles.limits}>
              {t(OFFICE_HOURS)}{' '}
              <Trans>
                We give general information on routes and steps; a legal assessment is the work of a lawyer.
                You would rather write first? <Link to="/free-consultation">Ask for a consultation</Link>.
              </Trans>
            </p>
          </>
        )}
        <FounderNote audience={consultationType || 'individual'} />
      </section>
    </div>
  )
}
