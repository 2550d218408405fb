import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRelease } from '#src/browser/use-release.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './form.module.css'
import type { FormView } from './use-form-view.ts'

/** Time without a change after which the address is checked, although the field still has the focus. */
const PAUSE_MS = 1_000

interface EmailFieldProps<Form> {
  form: FormView<Form>
  label: MessageDescriptor
  hint?: string
  /** True if it is the only field of its form. */
  isOnly?: boolean
}

/** Field that suggests another address if the domain seems mistyped. The visitor may ignore the suggestion. */
export function EmailField<Form extends { email: string }>({
  form,
  label,
  hint,
  isOnly = false,
}: EmailFieldProps<Form>) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const field = form.textField('email')
  const { suggestion, check } = useSuggestion(field.value)
  const accept = (address: string) => {
    field.onChange({ currentTarget: { value: address } })
    input.current?.focus()
  }
  return (
    <div>
      <TextInput
        {...field}
        ref={input}
        onBlur={() => void check()}
        type="email"
        label={t(label)}
        description={hint}
        autoComplete="email"
        inputMode="email"
        enterKeyHint={isOnly ? 'send' : 'next'}
        withAsterisk={field.required && !isOnly}
      />
      <p role="status" className={styles.suggestion}>
        {suggestion && !form.isSending && (
          <span>
            <Trans>
              Did you mean{' '}
              <Button tone="text" onClick={() => accept(suggestion)}>
                {suggestion}
              </Button>
              ?
            </Trans>
          </span>
        )}
      </p>
    </div>
  )
}

/** Suggests an address in place of this one, when `check` is called or after a pause. */
function useSuggestion(address: string): { suggestion: string | null; check: () => Promise<void> } {
  const [checked, setChecked] = useState<{ address: string; suggestion: string | null } | null>(null)
  const waitForRelease = useRelease()
  const check = async () => {
    if (!address.includes('@') || checked?.address === address) return
    const suggestion = await suggest(address)
    await waitForRelease()
    setChecked({ address, suggestion })
  }
  const checkAfterPause = useEffectEvent(check)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again
  useEffect(() => {
    const pause = setTimeout(checkAfterPause, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [address])
  return { suggestion: checked?.address === address ? checked.suggestion : null, check }
}

/** Suggests nothing if the chunk cannot be loaded. */
const suggest = (address: string): Promise<string | null> =>
  import('./suggest-address.ts').then(
    ({ suggestAddress }) => suggestAddress(address),
    () => null,
  )
