import type { Page } from '@playwright/test'

export const AT_THE_TOP = 'at the top'

export interface KeyStep {
  gesture: string
  /** Key to press, such as `Escape`. If absent, the flow's walk performs the gesture. */
  by?: string
  /** Element that has the focus afterwards; by default any except the body. `AT_THE_TOP` skips the check. */
  focus?: readonly [role: Parameters<Page['getByRole']>[0], name: string | RegExp] | typeof AT_THE_TOP
}

const SENDING = { focus: ['button', 'Sending...'] } as const

export const KEYBOARD_RUNS: Record<string, readonly KeyStep[]> = {
  booking: [
    { gesture: 'change: valid' },
    { gesture: 'submit', ...SENDING },
    { gesture: 'send done: sent', focus: ['heading', 'Booking Confirmed!'] },
    { gesture: 'bookAnother', focus: ['heading', 'Schedule Your Free Consultation'] },
  ],
  'contact-modal': [
    { gesture: 'open: for a business', focus: ['heading', 'Business Inquiry'] },
    { gesture: 'close', by: 'Escape', focus: ['link', 'Write as a business'] },
    { gesture: 'open: for a business', focus: ['heading', 'Business Inquiry'] },
    { gesture: 'change: no consent' },
    { gesture: 'submit' },
    { gesture: 'change: topic only' },
    { gesture: 'close', by: 'Escape', focus: ['button', 'Keep writing'] },
    { gesture: 'keepWriting', focus: ['checkbox', /^I agree/] },
    { gesture: 'submit', ...SENDING },
    { gesture: 'send done: sent', focus: ['heading', 'Your inquiry has been sent'] },
    { gesture: 'writeAnother', focus: ['link', 'Write as a business'] },
    { gesture: 'open: for oneself', focus: ['heading', 'Individual Inquiry'] },
    { gesture: 'attach: a diploma' },
    { gesture: 'detach' },
    { gesture: 'attach: a diploma' },
    { gesture: 'close', focus: ['button', 'Keep writing'] },
    { gesture: 'discard', focus: ['link', 'Write as an individual'] },
  ],
  'visa-case': [
    { gesture: 'change: bad address' },
    { gesture: 'submit', focus: ['group', /check your details/] },
    { gesture: 'change: valid' },
    { gesture: 'submit', ...SENDING },
    { gesture: 'send error: no connection', focus: ['group', 'Error'] },
    { gesture: 'enqueue: a message' },
    { gesture: 'enqueue done', focus: ['heading', 'Your message waits for the connection'] },
    { gesture: 'takeBack', focus: ['textbox', /^Full name/] },
    { gesture: 'submit', ...SENDING },
    { gesture: 'send done: sent', focus: ['heading', 'Visa case request sent'] },
    { gesture: 'writeAnother', focus: ['textbox', /^Full name/] },
    { gesture: 'recall: a receipt', focus: AT_THE_TOP },
  ],
  'sign-up': [
    { gesture: 'change: valid' },
    { gesture: 'submit', ...SENDING },
    { gesture: 'send done: sent', focus: ['heading', 'Please check your inbox'] },
    { gesture: 'writeAnother', focus: ['textbox', /^E-mail address/] },
  ],
  'waitlist-confirm': [
    { gesture: 'arrive: to confirm', focus: AT_THE_TOP },
    { gesture: 'confirm error: no connection', focus: ['heading', 'Not confirmed yet'] },
    { gesture: 'retry', focus: ['heading', 'Confirming your sign-up'] },
    { gesture: 'confirm done: receipt', focus: ['heading', 'Thank you! Your sign-up has been confirmed.'] },
    { gesture: 'withdraw', focus: ['heading', 'Taking the sign-up back'] },
    { gesture: 'withdraw done: receipt', focus: ['heading', 'The sign-up has been taken back'] },
  ],
  'your-message': [
    { gesture: 'arrive: a token', focus: AT_THE_TOP },
    { gesture: 'read error: no connection', focus: ['heading', 'Your message could not be looked up'] },
    { gesture: 'retry', focus: ['heading', 'Looking up your message'] },
    { gesture: 'read done: with the team', focus: ['heading', 'Your message'] },
    { gesture: 'sendAgain', focus: ['heading', 'Sending the confirmation again'] },
    { gesture: 'sendAgain done: on its way', focus: ['heading', 'The confirmation is on its way'] },
    { gesture: 'back', focus: ['heading', 'Your message'] },
    { gesture: 'takeBack', focus: ['heading', 'Take your message back?'] },
    { gesture: 'confirm', focus: ['heading', 'Taking your message back'] },
    { gesture: 'takeBack done', focus: ['heading', 'Your message has been taken back'] },
  ],
  'team-message': [
    { gesture: 'arrive: a new device', focus: AT_THE_TOP },
    { gesture: 'read done: needs an answer', focus: AT_THE_TOP },
    { gesture: 'askForCode' },
    { gesture: 'askForCode done: sent', focus: ['heading', 'Message to the team'] },
    { gesture: 'enterCode' },
    { gesture: 'checkCode done: proved', focus: ['heading', 'Message to the team'] },
    { gesture: 'choose', focus: ['heading', 'Propose times'] },
    { gesture: 'pick' },
    { gesture: 'preview' },
    { gesture: 'preview done: a mail', focus: ['heading', 'This mail goes to the visitor'] },
    { gesture: 'propose', focus: ['heading', 'Sending'] },
    { gesture: 'send done: proposed', focus: ['heading', 'Message to the team'] },
  ],
  'quick-check': [
    { gesture: 'answer', focus: ['heading', 'Which passport do you hold?'] },
    { gesture: 'country', focus: ['heading', 'Are you in Germany now?'] },
    { gesture: 'back', focus: ['heading', 'Which passport do you hold?'] },
    { gesture: 'country', focus: ['heading', 'Are you in Germany now?'] },
    { gesture: 'where', focus: ['heading', 'What is your profession?'] },
    { gesture: 'who', focus: ['heading', 'How far are you?'] },
    { gesture: 'stage', focus: ['heading', 'Exam or adaptation course: three usual permits'] },
    { gesture: 'change', focus: ['heading', 'What do you want to do in Germany?'] },
    { gesture: 'startOver', focus: ['heading', 'What do you want to do in Germany?'] },
  ],
  plan: [
    { gesture: 'arrive: an engineer', focus: AT_THE_TOP },
    { gesture: 'chooseDay' },
    { gesture: 'stateWeeks' },
    { gesture: 'tick' },
  ],
  sentence: [
    { gesture: 'arrive: in Berlin', focus: AT_THE_TOP },
    { gesture: 'change', focus: ['combobox', 'I am'] },
    { gesture: 'arrive: nothing', focus: ['combobox', 'Your state'] },
    { gesture: 'choose: a doctor' },
    { gesture: 'finish', focus: ['button', 'Change'] },
    { gesture: 'change', focus: ['combobox', 'I am'] },
    { gesture: 'forget', focus: AT_THE_TOP },
  ],
  'cookie-consent': [
    { gesture: 'find: nothing', focus: AT_THE_TOP },
    { gesture: 'decline', focus: ['link', 'Skip to the content'] },
    { gesture: 'reopen', focus: ['region', 'Cookies'] },
    { gesture: 'close', by: 'Escape', focus: ['button', 'Cookie settings'] },
    { gesture: 'reopen', focus: ['region', 'Cookies'] },
    { gesture: 'accept', focus: ['button', 'Cookie settings'] },
  ],
  'waiting-messages': [
    { gesture: 'visit: one waits', focus: AT_THE_TOP },
    { gesture: 'send done: no answer', focus: AT_THE_TOP },
    { gesture: 'sendNow', focus: ['button', 'Sending...'] },
    { gesture: 'send done: delivered', focus: ['complementary', 'Waiting messages'] },
    { gesture: 'remove', focus: AT_THE_TOP },
  ],
}
