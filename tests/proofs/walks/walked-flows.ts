import type { WalkedFlow } from '#tests/support/visit.ts'
import { contactModalWalk } from './contact-modal.walks.ts'
import { cookieConsentWalk } from './cookie-consent.walks.ts'
import { bookingWalk, consultationWalk, signUpWalk, visaCaseWalk } from './forms.walks.ts'
import { planWalk } from './plan.walks.ts'
import { employerCheckWalk, pointsWalk, quickCheckWalk } from './quick-check.walks.ts'
import { sentenceWalk } from './sentence.walks.ts'
import { teamMessageWalk } from './team-message.walks.ts'
import { waitingMessagesWalk } from './waiting-messages.walks.ts'
import { waitlistConfirmWalk } from './waitlist-confirm.walks.ts'
import { yourMessageWalk } from './your-message.walks.ts'

export const WALKED_FLOWS: readonly WalkedFlow[] = [
  bookingWalk,
  contactModalWalk,
  visaCaseWalk,
  consultationWalk,
  signUpWalk,
  waitlistConfirmWalk,
  teamMessageWalk,
  yourMessageWalk,
  quickCheckWalk,
  employerCheckWalk,
  pointsWalk,
  planWalk,
  sentenceWalk,
  cookieConsentWalk,
  waitingMessagesWalk,
]

export const inputOf = (flow: string): unknown =>
  WALKED_FLOWS.find(({ machine }) => machine.id === flow)?.input
