import * as z from 'zod/mini'
import { DAY } from '#contracts/values/german-time.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import {
  email,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '#contracts/values/text-fields.ts'
import { endpoint, type RequestOf } from './endpoint.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * The contact dialog has no field for a name, so `name` repeats the topic. `appointmentDate` is a day in words or
 * free text. `fileAttached` states whether the visitor chose a file; the file itself is never sent.
 */
const contact = z.object({
  formType: z.literal('contact'),
  name: requiredLine(LIMITS.topic),
  email,
  phone: optionalLine(LIMITS.phone),
  topic: requiredLine(LIMITS.topic),
  message: requiredText(LIMITS.message),
  appointmentDate: optionalLine(LIMITS.date),
  fileAttached: z.boolean(),
})

const freeVisaCase = z.object({
  formType: z.literal('free-visa-case'),
  name: requiredLine(LIMITS.name),
  email,
  message: optionalText(LIMITS.message),
})

const consultation = z.object({
  formType: z.literal('consultation'),
  name: requiredLine(LIMITS.name),
  email,
  message: optionalText(LIMITS.message),
  date: optionalLine(LIMITS.date),
  time: optionalLine(LIMITS.date),
})

const appointment = z.object({
  formType: z.literal('appointment'),
  name: requiredLine(LIMITS.name),
  email,
  phone: optionalLine(LIMITS.phone),
  selectedType: z.enum(['business', 'individual']),
  message: optionalText(LIMITS.message),
})

/**
 * Sends a form to the team. The response contains the lead's reference, the day by which the team replies
 * (`YYYY-MM-DD`), the state of the receipt, and a token that gives access to the stored message.
 */
export const sendContactEmail = endpoint({
  path: '/api/send-contact-email',
  request: z.discriminatedUnion('formType', [contact, freeVisaCase, consultation, appointment]),
  success: z.object({
    reference: z.optional(z.string()),
    answerBy: z.optional(z.string().check(z.regex(DAY))),
    receipt: z.optional(z.enum(RECEIPT_MAILS)),
    messageToken: z.optional(z.string()),
  }),
})

export type ContactEmail = RequestOf<typeof sendContactEmail>
export type FormType = ContactEmail['formType']
/** Body of one form, such as `FormOf<'appointment'>`. */
export type FormOf<Type extends FormType> = Extract<ContactEmail, { formType: Type }>

export const emailIn = (form: ContactEmail): string | null => ('email' in form ? form.email : null)
