import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { NOTICES, notices } from '#src/notices.ts'
import { site } from '#src/site.ts'
import styles from './notice-board.module.css'

/** Shows the current notice. An error takes the focus, with `children` (the fields to mend) below its text. */
export function NoticeBoard({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const showing = useSyncExternalStore(notices.subscribe, notices.current, () => null)
  const board = useRef<HTMLDivElement>(null)
  const notice = showing && NOTICES[showing.name]
  useEffect(() => {
    if (showing && NOTICES[showing.name].tone === 'error') board.current?.focus()
  }, [showing])
  if (!notice) return null
  return (
    <div
      ref={board}
      tabIndex={-1}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      className={styles[notice.tone]}
    >
      <p className={styles.title}>{t(notice.title)}</p>
      <p>
        <WithEmailLink text={t(notice.message)} />
      </p>
      {children}
    </div>
  )
}

/** A text in which our e-mail address, where it stands, is a link. */
function WithEmailLink({ text }: { text: string }) {
  const { email } = site
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
