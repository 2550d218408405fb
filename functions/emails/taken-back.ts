import type { Company, Mail } from '#functions/ports.ts'
import { typeset } from './typeset.ts'

/** Builds the English mail that tells the team the reference of a message that its sender has taken back. */
export const takenBackNote = (reference: string, company: Company): Mail => ({
  to: company.teamEmail,
  replyTo: company.contactEmail,
  ...typeset(
    {
      language: 'en',
      subject: `[Taken back] ${reference}`,
      preheader: 'Please do not answer it, and delete its e-mail.',
      heading: `${reference} was taken back`,
      blocks: [
        {
          paragraph: `Whoever sent ${reference} has taken it back. What we stored is erased. If its e-mail is in this mailbox, please delete it, and do not answer it.`,
        },
      ],
      note: 'Sent by the page "Your message" of the website.',
    },
    company,
  ),
})
