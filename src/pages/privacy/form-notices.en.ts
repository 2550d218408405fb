import type { FormNotice } from './form-notices.tsx'

const RECIPIENTS = 'Our advisers; Microsoft as our processor; the company that runs our mailbox.'
const RETENTION =
  'If you do not commission us, 6 months after the last contact. If you do, see “If you commission us”.'

export const FORM_LABELS = {
  purpose: 'Why',
  collected: 'What',
  mandatory: 'Required',
  legalBasis: 'Legal basis',
  recipients: 'Who receives it',
  retention: 'How long',
  withoutIt: 'Without it',
}

export const FORM_NOTICES: readonly FormNotice[] = [
  {
    title: 'Contact form',
    purpose: 'To answer your inquiry and, if you wish, to agree on a date.',
    collected:
      'Topic, message, e-mail address, phone number, preferred date (businesses) and whether you chose a document. The document itself is not sent.',
    mandatory: 'Topic, message, e-mail address and the consent tick. All else is optional.',
    legalBasis: 'Your consent and steps before a contract: Art. 6 (1) (a) and (b) GDPR.',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'We cannot take the inquiry this way. You can still write or call.',
  },
  {
    title: 'Free visa case',
    purpose: 'To check your company’s first visa case free of charge and tell you the result.',
    collected: 'Name, e-mail address and your message.',
    mandatory: 'Name and e-mail address. The message is optional.',
    legalBasis:
      'Steps before a contract: Art. 6 (1) (b) GDPR. If you write for your employer: our legitimate interest in answering, (f).',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'We cannot check the case or answer you.',
  },
  {
    title: 'Free consultation',
    purpose: 'To arrange and prepare a free first consultation.',
    collected: 'Name, e-mail address, preferred date and time, and your message.',
    mandatory: 'Name and e-mail address. Date, time and message are optional.',
    legalBasis: 'Steps before a contract: Art. 6 (1) (b) GDPR; for contact persons at companies, (f).',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'We cannot arrange a consultation with you.',
  },
  {
    title: 'Booking an appointment',
    purpose: 'To agree on, confirm and prepare your consultation.',
    collected:
      'Type of consultation (business or individual), name, e-mail address, phone number and the description of your case.',
    mandatory:
      'Type of consultation, name, e-mail address and the consent tick. Phone and description are optional.',
    legalBasis: 'Your consent and steps before a contract: Art. 6 (1) (a) and (b) GDPR.',
    recipients: RECIPIENTS,
    retention: RETENTION,
    withoutIt: 'You cannot book on the website. You can still write or call.',
  },
  {
    title: 'Waiting list of the Job Seeker Compass',
    purpose: 'To tell you when there is news about the Job Seeker Compass. We send no other advertising.',
    collected:
      'E-mail address. As proof also: the version of the consent text, the times of sign-up and confirmation, and a keyed hash of your IP address. We do not store the address itself.',
    mandatory: 'E-mail address.',
    legalBasis:
      'Your consent by double opt-in: Art. 6 (1) (a) GDPR. It counts only once you confirm the link in our e-mail. For the proof: our legitimate interest in showing it, (f).',
    recipients: 'Our team; Microsoft as our processor.',
    retention:
      'Until you withdraw. Sign-ups never confirmed: 30 days. The proof of consent: 3 years from the withdrawal.',
    withoutIt: 'We cannot notify you. There is no other disadvantage.',
  },
]
