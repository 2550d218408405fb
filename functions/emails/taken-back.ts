import { timeInWords } from '#contracts/values/talk-times.ts'
import type { Company, Mail } from '#functions/ports.ts'
import type { Agreement } from '#functions/talk.ts'
import { FILE_REMOVES_TALK, teamInvite } from './talk-team.ts'
import { typeset } from './typeset.ts'

/**
 * Builds the English mail that tells the team the reference of a message that its sender has taken back.
 *
 * @param talk the revision that cancels the upcoming talk about the message; null if there is none
 */
export const takenBackNote = (
  reference: string,
  company: Company,
  talk: { cancelled: Agreement; uid: string } | null = null,
): Mail => ({
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
          paragraph: `The sender of ${reference} has taken it back. What we stored is erased. If its e-mail is in this mailbox, please delete it, and do not answer it.`,
        },
        ...(talk
          ? [
              {
                paragraph: `The talk on ${timeInWords(talk.cancelled.start, 'en')} is cancelled. ${FILE_REMOVES_TALK}`,
              },
            ]
          : []),
      ],
      note: 'Sent by the page "Your message" of the website.',
    },
    company,
  ),
  ...(talk && { invite: teamInvite(reference, talk.cancelled, 'cancel', { company, uid: talk.uid }) }),
})
