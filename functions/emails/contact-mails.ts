import { messageAddress, teamMessageAddress } from '#contracts/calls/message-address.ts'
import {
  type ContactEmail,
  emailIn,
  type FormOf,
  type FormType,
} from '#contracts/calls/send-contact-email.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import type { Company, Lead, LeadMails } from '#functions/ports.ts'
import { booking } from './booking.ts'
import { contactModal } from './contact-modal.ts'
import type { FormTexts } from './form-texts.ts'
import { consultation, freeVisaCase } from './inquiry.ts'
import { receiptMail } from './receipt.ts'
import { type ReplyWarnings, teamMail } from './team-mail.ts'

const FORM_TEXTS: { [Type in FormType]: FormTexts<FormOf<Type>> } = {
  appointment: booking,
  contact: contactModal,
  'free-visa-case': freeVisaCase,
  consultation,
}

/**
 * Builds the mails of a lead. Replies to the team's mail go to the visitor, if the form has an e-mail address. Replies
 * to the receipt go to the company.
 *
 * @param messageToken token of the lead, for the link in the receipt
 * @param warnings doubts about the sender, for the team; with `hasDeadDomain`, there is no receipt
 * @param teamToken token of the lead for the team's page; null if talks are turned off
 */
export function contactMails(
  lead: Lead,
  company: Company,
  messageToken: string,
  warnings: ReplyWarnings = { suspicion: null, hasDeadDomain: false },
  teamToken: string | null = null,
): LeadMails {
  const { form, language, receivedAt } = lead
  const answerBy = answerDay(receivedAt, form.formType)
  const texts = FORM_TEXTS[form.formType] as FormTexts<ContactEmail>
  const receipt = texts.receipt?.(language, form) ?? null
  const email = emailIn(form)
  const messageUrl = company.publicOrigin + messageAddress(language, messageToken)
  return {
    team: {
      to: company.teamEmail,
      replyTo: email ?? company.contactEmail,
      ...teamMail(texts.team(form), receipt?.subject ?? '', lead, company, answerBy, {
        ...warnings,
        teamUrl: teamToken === null ? null : company.publicOrigin + teamMessageAddress(teamToken),
      }),
    },
    visitor:
      email === null || receipt === null || warnings.hasDeadDomain
        ? null
        : {
            to: email,
            replyTo: company.contactEmail,
            ...receiptMail(receipt, lead, company, { answerBy, messageUrl }),
          },
  }
}
