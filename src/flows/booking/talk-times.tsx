import { Trans, useLingui } from '@lingui/react/macro'
import drawing from '#src/illustrations/calendar.svg'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { TIME_SLOTS } from './booking.texts.ts'
import styles from './talk-times.module.css'

/** Example times for the consultation. The buttons do nothing: the team agrees on a time by e-mail. */
export function TalkTimes() {
  const { t } = useLingui()
  return (
    <fieldset className={styles.times} aria-describedby="booking-slots-hint">
      <legend>
        <Trans>When we talk</Trans>
      </legend>
      <p id="booking-slots-hint" className={styles.hint}>
        <Trans>
          For information only: nothing here selects a time. We agree it with you by{' '}
          <span className="unbroken">e-mail</span>.
        </Trans>
      </p>
      <div className={styles.calendar}>
        <InlineDrawing src={drawing} width={480} height={320} />
        <div>
          <p className={styles.calendarTitle}>
            <Trans>Calendar Integration</Trans>
          </p>
          <p>
            <Trans>Interactive calendar would be embedded here</Trans>
          </p>
        </div>
      </div>
      <p className={styles.usual}>
        <Trans>Usual times</Trans>
      </p>
      <div className={styles.slots}>
        {TIME_SLOTS.map((slot) => (
          <button key={slot.id} type="button" tabIndex={-1} aria-describedby="booking-slots-hint">
            {t(slot)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
