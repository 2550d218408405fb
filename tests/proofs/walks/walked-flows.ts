import type { AnyStateMachine } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { employerCheckMachine, pointsMachine, quickCheckMachine } from '#machines/quick-check.ts'
import { sentenceMachine } from '#machines/sentence.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { waitingMessagesMachine } from '#machines/waiting-messages.ts'
import { waitlistConfirmMachine } from '#machines/waitlist-confirm.ts'
import { yourMessageMachine } from '#machines/your-message.ts'
import type { WalkedFlow } from '#tests/support/visit.ts'
import { bookingWalk } from './booking.walks.ts'
import { contactModalWalk } from './contact-modal.walks.ts'
import { cookieConsentWalk } from './cookie-consent.walks.ts'
import { consultationWalk, visaCaseWalk } from './inquiry.walks.ts'
import { employerCheckWalk, pointsWalk, quickCheckWalk } from './quick-check.walks.ts'
import { sentenceWalk } from './sentence.walks.ts'
import { signUpWalk } from './sign-up.walks.ts'
import { waitingMessagesWalk } from './waiting-messages.walks.ts'
import { waitlistConfirmWalk } from './waitlist-confirm.walks.ts'
import { yourMessageWalk } from './your-message.walks.ts'

/** Every flow, with what a visitor does and sees: walked as a machine, in jsdom, in Chromium, and by axe. */
export const WALKED_FLOWS: readonly { machine: AnyStateMachine; flow: WalkedFlow }[] = [
  { machine: bookingMachine, flow: bookingWalk },
  { machine: contactModalMachine, flow: contactModalWalk },
  { machine: visaCaseMachine, flow: visaCaseWalk },
  { machine: consultationMachine, flow: consultationWalk },
  { machine: signUpMachine, flow: signUpWalk },
  { machine: waitlistConfirmMachine, flow: waitlistConfirmWalk },
  { machine: yourMessageMachine, flow: yourMessageWalk },
  { machine: quickCheckMachine, flow: quickCheckWalk },
  { machine: employerCheckMachine, flow: employerCheckWalk },
  { machine: pointsMachine, flow: pointsWalk },
  { machine: sentenceMachine, flow: sentenceWalk },
  { machine: cookieConsentMachine, flow: cookieConsentWalk },
  { machine: waitingMessagesMachine, flow: waitingMessagesWalk },
]
