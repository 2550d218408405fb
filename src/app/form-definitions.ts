import type { FormName } from '#contracts/forms/forms.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { consultationForm, visaCaseForm } from '#src/flows/inquiry/inquiry.form.ts'
import { signUpForm } from '#src/flows/sign-up/sign-up.form.ts'
import type { FormTexts } from '#src/forms/form-definition.ts'

export const FORM_DEFINITIONS = {
  booking: bookingForm,
  business: contactForm,
  individual: contactForm,
  'visa-case': visaCaseForm,
  consultation: consultationForm,
  'sign-up': signUpForm,
} satisfies Partial<Record<FormName, FormTexts>>
