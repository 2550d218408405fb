import { blankOf } from '#contracts/form-fields.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts } from '#src/forms/form-ports.ts'
import type { Locale } from '#src/site/locale.ts'

export const signUpDraft = formDraft('sign-up', blankOf('sign-up'))

/** The sign-up's chart with its ports wired. */
export const signUpFlow = (language: Locale) =>
  signUpMachine.provide(
    formPorts({ what: 'The sign-up', nameOf: () => 'sign-up' as const, language, draft: signUpDraft }),
  )
