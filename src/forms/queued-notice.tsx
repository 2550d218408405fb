import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { MESSAGE_NOTICES } from './problem-texts.ts'
import styles from './queued-notice.module.css'
import type { FormView } from './use-form-view.ts'

/** Replaces the fields of a form while its message is queued on this device. */
export function QueuedNotice<Form>({ form: { id, element, context, queue } }: { form: FormView<Form> }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { notice } = context
  const isKept = queue.place === 'queued'
  const { title, message } = MESSAGE_NOTICES.queued
  useEffect(() => {
    if (isKept && notice) heading.current?.focus()
  }, [isKept, notice])
  useTitlePrefix(isKept ? `${t(title)} – ` : null)
  const goOn = (go: () => void) => {
    go()
    // The fields appear in the next frame.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('select, input:not([tabindex="-1"])')?.focus(),
    )
  }
  return (
    <div className={styles.queued}>
      <h3 ref={heading} id={`${id}-queued`} tabIndex={-1}>
        {isKept ? t(title) : t`Your message is being kept …`}
      </h3>
      {isKept && (
        <>
          <p>{t(message)}</p>
          <p>
            <Trans>
              You may close this page. After seven days without a connection we stop trying to send it; your
              text stays here.
            </Trans>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => goOn(queue.takeBack)}>
              <Trans>Take it back into the form</Trans>
            </Button>
            <Button onClick={() => goOn(queue.leave)}>
              <Trans>Leave it waiting</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
