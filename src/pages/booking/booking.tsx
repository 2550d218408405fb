import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { blankBooking } from '#machines/booking-form.ts'
import { bookingDraft, bookingFlow } from '#src/flows/booking/booking.flow.ts'
import { BookingConfirmation } from '#src/flows/booking/booking-confirmation.tsx'
import { BookingForm } from '#src/flows/booking/booking-form.tsx'
import { FormTheme } from '#src/forms/form-theme.tsx'
import { typedValues } from '#src/forms/typed-values.ts'
import { Points } from '#src/ui/points.tsx'
import { EXPECTATIONS } from './booking.content.ts'
import styles from './booking.module.css'

export function BookingPage() {
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useMachine(useMemo(() => bookingFlow(locale), [locale]))
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isConfirmed = snapshot.matches('confirmed')

  useEffect(() => {
    const form = card.current?.querySelector('form')
    const typed = form ? typedValues(form, blankBooking.form) : {}
    const draft = bookingDraft.load()
    if (draft) send({ type: 'restore', draft })
    if (Object.keys(typed).length > 0) send({ type: 'change', form: typed })
  }, [send])

  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    if (wasConfirmed.current !== isConfirmed) title.current?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed])

  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h1>
          <Trans id="booking.title">Let's talk – book your consultation now</Trans>
        </h1>
        <p>
          <Trans id="booking.subtitle">
            Schedule a free consultation to discuss your visa and relocation needs
          </Trans>
        </p>
      </div>
      <section ref={card} aria-labelledby="booking-card" className={styles.card}>
        <h2 id="booking-card" ref={title} tabIndex={-1}>
          {isConfirmed ? (
            <Trans id="booking.confirmed.title">Booking Confirmed!</Trans>
          ) : (
            <Trans id="booking.form.title">Schedule Your Free Consultation</Trans>
          )}
        </h2>
        <FormTheme>
          {isConfirmed ? (
            <BookingConfirmation
              reference={snapshot.context.reference}
              onBookAnother={() => send({ type: 'bookAnother' })}
            />
          ) : (
            <BookingForm snapshot={snapshot} send={send} />
          )}
        </FormTheme>
      </section>
      <section aria-labelledby="booking-expect" className={styles.expect}>
        <h2 id="booking-expect">
          <Trans id="booking.expect.title">What to Expect</Trans>
        </h2>
        <Points points={EXPECTATIONS} />
      </section>
    </div>
  )
}
