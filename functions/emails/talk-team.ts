import { emailIn } from '#contracts/calls/send-contact-email.ts'
import { timeInWords } from '#contracts/values/talk-times.ts'
import type { Company, ErasedTalk, Lead, Mail } from '#functions/ports.ts'
import type { Agreement } from '#functions/talk.ts'
import { type Entry, invitation } from './invite.ts'
import { type Block, firstParagraph } from './mail-content.ts'
import { howInWords } from './talk-visitor.ts'
import { typeset } from './typeset.ts'

/** Data of each mail to the team about a talk. */
export interface TeamMailPorts {
  company: Company
  /** Link to the team's page about the message. */
  teamUrl: string
  /** Identifies the calendar entry. */
  uid: string
}

type News = { subject: string; heading: string; blocks: readonly Block[]; invite?: string; replyTo?: string }

/** @param before the revision that this one replaces; null for a new talk */
export const agreementNote = (
  lead: Lead,
  agreed: Agreement,
  { before, by }: { before: Agreement | null; by: 'visitor' | 'team' },
  ports: TeamMailPorts,
): Mail => {
  const name = before ? 'Talk moved' : 'Talk agreed'
  return noteOf(lead, ports, {
    subject: `[${name}] ${timeInWords(agreed.start, 'en')}`,
    heading: `${name}: ${lead.reference}`,
    blocks: [
      {
        paragraph:
          by === 'team'
            ? 'A colleague has entered what the visitor agreed by e-mail or phone.'
            : 'The visitor has chosen this time.',
      },
      { details: detailsOf(agreed) },
      ...(before ? [{ paragraph: `It replaces the talk on ${timeInWords(before.start, 'en')}.` }] : []),
      { paragraph: `${before ? FILE_UPDATES_TALK : FILE_ADDS_TALK} ${ANSWER_STAYS_IN_CALENDAR}` },
    ],
    invite: teamInvite(lead.reference, agreed, 'request', ports),
  })
}

export const wayNote = (lead: Lead, agreed: Agreement, before: Agreement, ports: TeamMailPorts): Mail =>
  noteOf(lead, ports, {
    subject: `[Talk changed] ${timeInWords(agreed.start, 'en')}`,
    heading: `How you meet has changed: ${lead.reference}`,
    blocks: [
      { details: [...detailsOf(agreed), { label: 'Until now', value: howForTeam(before.how) }] },
      { paragraph: `${FILE_UPDATES_TALK} ${ANSWER_STAYS_IN_CALENDAR}` },
    ],
    invite: teamInvite(lead.reference, agreed, 'request', ports),
  })

/** @param line what the visitor wrote; may be empty */
export const declineNote = (
  lead: Lead,
  line: string,
  standing: Agreement | null,
  ports: TeamMailPorts,
): Mail =>
  noteOf(lead, ports, {
    subject: '[No time suits]',
    heading: `No proposed time suits: ${lead.reference}`,
    blocks: [
      ...wordsOf(line),
      {
        paragraph: standing
          ? `The talk on ${timeInWords(standing.start, 'en')} takes place as agreed.`
          : 'Please propose other times, or answer by replying to this e-mail.',
      },
    ],
    ...replyTo(lead),
  })

/** @param cancelled the revision that cancels the talk */
export const cancellationNote = (
  lead: Lead,
  cancelled: Agreement,
  { by, line, isUrgent }: { by: 'visitor' | 'team'; line: string; isUrgent: boolean },
  ports: TeamMailPorts,
): Mail =>
  noteOf(lead, ports, {
    subject: `[${isUrgent ? 'Today: talk' : 'Talk'} cancelled] ${timeInWords(cancelled.start, 'en')}`,
    heading: `Talk cancelled: ${lead.reference}`,
    blocks: [
      {
        paragraph:
          by === 'visitor' ? 'The visitor has cancelled the talk.' : 'A colleague has cancelled the talk.',
      },
      { details: detailsOf(cancelled) },
      ...(by === 'visitor' ? wordsOf(line) : []),
      { paragraph: FILE_REMOVES_TALK },
    ],
    invite: teamInvite(lead.reference, cancelled, 'cancel', ports),
    ...(by === 'visitor' ? replyTo(lead) : {}),
  })

export const undeliveredNote = (lead: Lead, ports: TeamMailPorts): Mail =>
  noteOf(lead, ports, {
    subject: '[Not delivered]',
    heading: `The proposed times did not arrive: ${lead.reference}`,
    blocks: [
      {
        paragraph:
          'The e-mail service could not deliver the mail with the times that you proposed. Look for a typing mistake in the address, or call if there is a phone number in the first mail.',
      },
    ],
  })

/**
 * Cancels the talk of a message that was erased, in the team's calendar.
 *
 * @param cancelled the revision that cancels it
 */
export const erasedNote = (
  { reference }: Pick<ErasedTalk, 'reference'>,
  cancelled: Agreement,
  { company, uid }: Omit<TeamMailPorts, 'teamUrl'>,
): Mail => ({
  to: company.teamEmail,
  replyTo: company.contactEmail,
  ...typeset(
    {
      language: 'en',
      subject: `[Talk cancelled] ${timeInWords(cancelled.start, 'en')} – ${reference}`,
      preheader: 'The message was erased at the wish of its sender.',
      heading: `Talk cancelled: ${reference}`,
      blocks: [
        {
          paragraph: `The message ${reference} was erased at the wish of its sender, and its talk is cancelled.`,
        },
        { details: detailsOf(cancelled) },
        { paragraph: FILE_REMOVES_TALK },
      ],
      note: NOTE,
    },
    company,
  ),
  invite: teamInvite(reference, cancelled, 'cancel', { company, uid }),
})

/** Proves that a device can read the team's mailbox. */
export const codeMail = (reference: string, digits: string, company: Company): Mail => {
  const code = `${digits.slice(0, 3)} ${digits.slice(3)}`
  return {
    to: company.teamEmail,
    replyTo: company.contactEmail,
    ...typeset(
      {
        language: 'en',
        subject: `[Digits] ${code} – ${reference}`,
        preheader: 'They are valid for ten minutes.',
        heading: code,
        blocks: [
          {
            paragraph: `Somebody wants to answer ${reference} on a device that the website does not know yet. If that is you, enter these six digits on the page. They are valid for ten minutes; the device is then known for 180 days.`,
          },
          {
            paragraph:
              'If nobody on the team asked for them, ignore this mail, and give the digits to nobody.',
          },
        ],
        note: NOTE,
      },
      company,
    ),
  }
}

const NOTE = 'Sent by the website because of a message to the team.'
const FILE_ADDS_TALK = 'The attached file adds the talk to your calendar.'
const FILE_UPDATES_TALK = 'The attached file updates the talk in your calendar.'
export const FILE_REMOVES_TALK = 'The attached file removes the talk from your calendar.'
const ANSWER_STAYS_IN_CALENDAR = 'The visitor does not see whether you accept or decline it there.'

const replyTo = ({ form }: Lead) => {
  const email = emailIn(form)
  return email === null ? {} : { replyTo: email }
}

const wordsOf = (line: string): Block[] => (line ? [{ paragraph: `The visitor wrote: ${line}` }] : [])

const detailsOf = ({ start, how, phone }: Agreement) => [
  { label: 'When', value: `${timeInWords(start, 'en')} (German time)` },
  { label: 'How', value: howForTeam(how) },
  ...(phone ? [{ label: 'Phone', value: phone }] : []),
]

const howForTeam = (how: Agreement['how']): string =>
  how.way === 'phone' ? 'By phone (you call the visitor)' : howInWords(how, 'en')

function noteOf(
  { reference }: Lead,
  { company, teamUrl }: TeamMailPorts,
  { subject, heading, blocks, invite, replyTo }: News,
): Mail {
  return {
    to: company.teamEmail,
    replyTo: replyTo ?? company.contactEmail,
    ...typeset(
      {
        language: 'en',
        subject: `${subject} – ${reference}`,
        preheader: firstParagraph(blocks),
        heading,
        blocks: [...blocks, { link: { label: 'Open the page of this message', url: teamUrl } }],
        note: NOTE,
      },
      company,
    ),
    ...(invite && { invite }),
  }
}

/** Builds the calendar entry of a talk for the team's mailbox. */
export const teamInvite = (
  reference: string,
  agreed: Agreement,
  method: 'request' | 'cancel',
  { company, uid }: Omit<TeamMailPorts, 'teamUrl'>,
): string =>
  invitation(
    method,
    {
      uid,
      agreed,
      summary: `Talk ${reference}`,
      location: howForTeam(agreed.how),
      description: `${reference}\n${howForTeam(agreed.how)}`,
    } satisfies Entry,
    { organizer: { name: company.organisation, email: company.mailFrom }, attendee: company.teamEmail },
  )
