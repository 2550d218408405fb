import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './screen.module.css'
import { Unbroken } from './unbroken.tsx'
import { useScreenHeading } from './use-screen-heading.ts'

interface ScreenProps {
  /** A change of the name moves the focus to the heading. */
  name: string
  title: string
  text: string
  isWaiting: boolean
  /** True if the title of the page begins with the title of the screen. */
  isNews: boolean
  /** Shown until the app has loaded, in place of title and text of a screen that waits. */
  withoutApp: ReactNode
  picture?: ReactNode
  notes: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Page that a link in a mail opens: one screen for each state of its machine. */
export function Screen({
  name,
  title,
  text,
  isWaiting,
  isNews,
  withoutApp,
  picture,
  notes,
  className,
  children,
}: ScreenProps) {
  const heading = useScreenHeading(name, isNews ? title : null)
  const isHydrated = useHydrated()
  return (
    <div
      className={[picture ? styles.pictured : styles.page, className].filter(Boolean).join(' ')}
      aria-busy={isWaiting}
    >
      {picture}
      <div key={name} className={styles.screen}>
        {isWaiting && !isHydrated ? (
          withoutApp
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1}>
              <Unbroken>{title}</Unbroken>
            </h1>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </>
        )}
        {children}
        <p className={styles.notes}>{notes}</p>
      </div>
    </div>
  )
}
