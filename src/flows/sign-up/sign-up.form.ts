import { blankOf } from '#contracts/forms/form-fields.ts'
import type { Language } from '#contracts/values/language.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts } from '#src/forms/form-ports.ts'
import { SIGN_UP_LABELS, SIGN_UP_NOTICES, SIGN_UP_PROBLEMS } from './sign-up.texts.ts'

export const signUpForm = {
  id: 'sign-up',
  logSubject: 'The sign-up',
  nameOf: () => 'sign-up' as const,
  blank: blankOf('sign-up'),
  machine: signUpMachine,
  labels: SIGN_UP_LABELS,
  problems: SIGN_UP_PROBLEMS,
  notices: SIGN_UP_NOTICES,
  draft: formDraft('sign-up', blankOf('sign-up')),
}

export const wireSignUp = (language: Language) => signUpMachine.provide(formPorts(signUpForm, language))
