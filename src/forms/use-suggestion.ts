import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRelease } from '#src/browser/use-release.ts'

/** Time without a change after which the address is checked, although the field still has the focus. */
const PAUSE_MS = 1_000
/** Time in view after which the visitor has seen a suggestion. */
const SEEN_MS = 1_000
/** Time in which a second press is that of a double click. */
const DOUBLE_CLICK_MS = 300
/** Maximum time that a submission waits for the rule. */
const LOAD_AT_LATEST_MS = 1_000

let suggestAddress: ((address: string) => string | null) | null = null

/** Loads the rule. Without it, nothing is suggested. */
export const loadSuggestions = (): Promise<void> =>
  import('./suggest-address.ts').then(
    (rule) => {
      suggestAddress = rule.suggestAddress
    },
    () => undefined,
  )

interface AddressField {
  input: RefObject<HTMLInputElement | null>
  /** Element that shows the suggestion, as a button. */
  line: RefObject<HTMLElement | null>
  address: string
  change: (address: string) => void
}

/**
 * Suggests another address when `check` is called, or after a pause. The form's first submission with a suggestion that
 * the visitor has not seen shows it instead of sending; the next one sends.
 */
export function useSuggestion({ input, line, address, change }: AddressField) {
  const [checked, setChecked] = useState<{ address: string; suggestion: string | null } | null>(null)
  const suggestion = checked?.address === address ? checked.suggestion : null
  const waitForRelease = useRelease()
  const check = async () => {
    if (!address.includes('@') || checked?.address === address) return
    await loadSuggestions()
    await waitForRelease()
    setChecked({ address, suggestion: suggestAddress?.(address) ?? null })
  }
  const checkAfterPause = useEffectEvent(check)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again
  useEffect(() => {
    const pause = setTimeout(checkAfterPause, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [address])

  /** The last address whose suggestion the visitor has seen. */
  const seenAddress = useRef<string | null>(null)
  useEffect(() => {
    if (!suggestion || !line.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = setTimeout(() => {
        seenAddress.current = address
      }, SEEN_MS)
    })
    observer.observe(line.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [line, address, suggestion])

  const show = (typed: string, suggested: string) => {
    // After Enter in a field, a second Enter must not accept the suggestion.
    const isEnter = document.activeElement instanceof HTMLInputElement
    flushSync(() => {
      // Password managers set values without an event.
      if (typed !== address) change(typed)
      setChecked({ address: typed, suggestion: suggested })
    })
    const target = isEnter ? input.current : line.current?.querySelector('button')
    target?.focus({ preventScroll: true })
    line.current?.scrollIntoView({ block: 'center' })
    setTimeout(() => {
      seenAddress.current = typed
    }, DOUBLE_CLICK_MS)
  }
  const wait = useRef<'running' | 'over' | null>(null)
  const holdSubmission = useEffectEvent((event: SubmitEvent) => {
    const typed = input.current?.value ?? ''
    if (!typed.includes('@') || typed === seenAddress.current) return
    const isLoading = !suggestAddress && wait.current !== 'over'
    const suggested = suggestAddress?.(typed) ?? null
    if (!isLoading && !suggested) return
    event.preventDefault()
    // React listens above the form.
    event.stopPropagation()
    if (suggested) show(typed, suggested)
    else if (!wait.current) {
      wait.current = 'running'
      const form = event.target as HTMLFormElement
      const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_AT_LATEST_MS))
      void Promise.race([loadSuggestions(), timeout]).then(() => {
        wait.current = 'over'
        form.requestSubmit()
      })
    }
  })
  useEffect(() => {
    const mounted = new AbortController()
    input.current?.form?.addEventListener('submit', (event) => holdSubmission(event), {
      signal: mounted.signal,
    })
    return () => mounted.abort()
  }, [input])

  return { suggestion, check }
}
