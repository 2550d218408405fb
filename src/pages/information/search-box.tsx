import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { typedValues } from '#src/browser/typed-values.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './search-box.module.css'
import { SEARCH_TEXT_LENGTH } from './search-text-length.ts'

const PAUSE_IN_TYPING = 150

/** Id of the form. Reset buttons outside the form refer to it. */
export const SEARCH_FORM = 'search'

interface SearchBoxProps {
  text: string
  onText: (text: string) => void
  onFocus: () => void
  onReset: () => void
}

/**
 * Search form. The field is uncontrolled, so typing does not wait for the URL. The URL's text replaces the field's text
 * only if it differs from the last reported text, for example after Back.
 */
export function SearchBox({ text, onText, onFocus, onReset }: SearchBoxProps) {
  const { t } = useLingui()
  /** The field may already have this text before hydration (`arrival.ts`). */
  const { q: textInUrl = '' } = useSearch({ from: '/information/' })
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef('')

  const report = () => {
    clearTimeout(pause.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed === known.current) return
    known.current = typed
    onText(typed)
  }
  const waitForPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(report, PAUSE_IN_TYPING)
  }
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    report()
  }

  const reportEarlyTyping = useEffectEvent(() => {
    if (!field.current?.form) return
    typedValues.takeOver(field.current.form)
    if (field.current.value === textInUrl) known.current = textInUrl
    if (field.current.value) report()
  })
  useEffect(() => {
    reportEarlyTyping()
    return () => clearTimeout(pause.current)
  }, [])
  useEffect(() => {
    if (text === known.current || !field.current) return
    clearTimeout(pause.current)
    known.current = text
    field.current.value = text
  }, [text])

  return (
    <form
      id={SEARCH_FORM}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        report()
      }}
      onReset={onReset}
    >
      <label htmlFor="article-search">
        <Trans>Search the articles</Trans>
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id="article-search"
          type="search"
          name="q"
          maxLength={SEARCH_TEXT_LENGTH}
          placeholder={t`such as Blue Card`}
          autoComplete="off"
          enterKeyHint="search"
          onChange={waitForPause}
          onFocus={onFocus}
        />
        <Button tone="cross" aria-label={t`Clear the search`} className={styles.clear} onClick={clear} />
      </div>
    </form>
  )
}
