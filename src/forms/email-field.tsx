import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './form.module.css'
import type { FormView } from './use-form-view.ts'
import { loadSuggestions, useSuggestion } from './use-suggestion.ts'

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
  const line = useRef<HTMLParagraphElement>(null)
  const lineId = `${field.id}-suggestion`
  const change = (address: string) => field.onChange({ currentTarget: { value: address } })
  const { suggestion, check } = useSuggestion({ input, line, address: field.value, change })
  const accept = (address: string) => {
    change(address)
    input.current?.focus()
  }
  return (
    <div>
      <TextInput
        {...field}
        ref={input}
        onFocus={() => void loadSuggestions()}
        onBlur={() => void check()}
        type="email"
        label={t(label)}
        description={hint}
        autoComplete="email"
        inputMode="email"
        enterKeyHint={isOnly ? 'send' : 'next'}
        withAsterisk={field.required && !isOnly}
      />
      <p ref={line} id={lineId} role="status" className={styles.suggestion}>
        {suggestion && !form.isSending && (
          <span>
            <Trans>
              Did you mean{' '}
              <Button tone="text" aria-describedby={lineId} onClick={() => accept(suggestion)}>
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
