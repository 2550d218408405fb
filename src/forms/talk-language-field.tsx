import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { TALK_LANGUAGES, type TalkLanguage } from '#contracts/values/talk-language.ts'
import type { FormView } from './use-form-view.ts'

/** Optional choice of the language to speak. Each language is listed by its native name. */
export function TalkLanguageField<Form extends { talkLanguage: TalkLanguage | '' }>({
  form,
  label,
}: {
  form: FormView<Form>
  label: MessageDescriptor
}) {
  const { t } = useLingui()
  const { id, name } = form.field('talkLanguage')
  return (
    <NativeSelect
      id={id}
      name={name}
      label={t(label)}
      value={form.context.form.talkLanguage}
      aria-disabled={form.isSending}
      onChange={({ currentTarget }) => form.change({ talkLanguage: currentTarget.value } as Partial<Form>)}
    >
      <option value="">{t`No preference`}</option>
      {TALK_LANGUAGES.map(({ lang, name: inItself }) => (
        <option key={lang} lang={lang} value={inItself}>
          {inItself}
        </option>
      ))}
    </NativeSelect>
  )
}
